import { company } from '../company.ts';
import { sourceKey } from './tab-keys.ts';

function readSource(): string {
  try {
    return sessionStorage.getItem(sourceKey) ?? '';
  } catch {
    return '';
  }
}

/** Values that a request carries beside the ten parameters, each only if the owner has switched it on. */
export interface AlsoSent {
  /** Where the visit came from. */
  source?: string;
  /** The wording that the visitor agreed to, with the time of sending. */
  textConsent?: string;
}

/** Collects the values beside the ten parameters. @param agreed whether the box was ticked @param time of sending */
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
