import { company } from '../company.ts';
import { sourceKey } from './tab-keys.ts';

function readSource(): string {
  try {
    return sessionStorage.getItem(sourceKey) ?? '';
  } catch {
    return '';
  }
}

/** Values sent in addition to the template's ten parameters, each only if the owner has switched it on. */
export interface AlsoSent {
  /** Where the visit came from. */
  source?: string;
  /** The text of the consent box that the visitor ticked, with the time of sending. */
  textConsent?: string;
}

/** Collects the additional values. @param agreed whether the visitor agreed to texts @param time of sending */
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
