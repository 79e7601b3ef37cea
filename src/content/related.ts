import { addressOf } from './addresses.ts';
import type { Related } from './schema.ts';

/** The related pages of a folder as links. */
export const linksTo = (folder: keyof Related, related: Related) =>
  related[folder].map(({ slug, name }) => ({ label: name, to: addressOf(folder, slug) }));
