import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { documents, publishDocuments } from '../../tools/site/documents.ts';

test('documents are listed and published, but not the hidden files that a computer leaves beside them', () => {
  const project = process.cwd();
  onTestFinished(() => process.chdir(project));
  process.chdir(mkdtempSync(join(tmpdir(), 'documents-')));
  mkdirSync('media/documents', { recursive: true });
  for (const name of ['W-9.pdf', '.DS_Store', 'Thumbs.db', 'desktop.ini', '~$W-9.docx'])
    writeFileSync(join('media/documents', name), 'a form');
  expect(documents()?.files.map(({ address }) => address)).toEqual(['/documents/W-9.pdf']);
  publishDocuments('dist');
  expect(readdirSync('dist/documents')).toEqual(['W-9.pdf']);
});
