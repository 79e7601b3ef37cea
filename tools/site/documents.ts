import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { PublishedFile } from '../../src/content/schema.ts';

const folder = 'media/documents';
/** Files that a computer leaves beside the owner's. */
const isHidden = (path: string) => /^(\.|~\$|desktop\.ini$|thumbs\.db$)/i.test(basename(path));
const expected = /^[\w-]+\.(pdf|docx|xlsx|jpe?g|png)$/i;

/** The owner's documents, as the contact page lists them. @throws Error that names a file of a wrong kind or name */
export function documents(): { files: PublishedFile[] } | undefined {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !isHidden(name)) : [];
  const files = names.sort().map((file) => {
    if (!expected.test(file))
      throw new Error(
        `${folder}/${file}: expected a PDF, DOCX, XLSX, JPG or PNG with a name such as my-file.pdf, without spaces`,
      );
    const ending = extname(file);
    // Dashes and underscores become spaces only between letters: W-9.pdf keeps its dash, my-file.pdf does not.
    const words = file.slice(0, -ending.length).replaceAll(/(?<=[a-z])[-_](?=[a-z])/gi, ' ');
    const kilobytes = Math.ceil(statSync(join(folder, file)).size / 1024);
    const name = words.charAt(0).toUpperCase() + words.slice(1);
    return { name, address: `/documents/${file}`, size: `${ending.slice(1).toUpperCase()}, ${kilobytes} KB` };
  });
  return files.length > 0 ? { files } : undefined;
}

/** Copies the owner's documents into the built site. */
export function publishDocuments(out: string): void {
  if (documents()) cpSync(folder, join(out, 'documents'), { recursive: true, filter: (path) => !isHidden(path) });
}
