import { company } from '../company.ts';
import { sourceKey } from './tab-keys.ts';

function readSource(): string {
  try {
    return sessionStorage.getItem(sourceKey) ?? '';
  } catch {
    return '';
  }
}

/** What a request carries beside the ten parameters, each only where the owner has switched it on. */
export interface AlsoSent {
  /** Where the visit came from. */
  source?: string;
  /** The wording that was agreed to, and when. */
  textConsent?: string;
}

/** Collects what is sent beside the ten parameters. @param agreed whether the box was ticked @param time of sending */
export function alsoSent(
  agreed: boolean,
  time: string,
  { askSource, textConsent }: Pick<typeof company, 'askSource' | 'textConsent'> = company,
): AlsoSent {
  return {
    ...(askSource && { source: readSource() }),
    ...(textConsent && agreed && { textConsent: `${textConsent} (${time})` }),
  };
}
