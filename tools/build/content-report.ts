import { checkContent, loadContent, pathOf } from './check-content.ts';

/** One fault of the words, and the address of the page that shows it; without one when the file could not be read at all. */
export interface ContentFault {
  path?: string;
  /** File, field and what was expected. */
  text: string;
}

/** Prints every fault as JSON. A process of its own, so that each look reads the files anew. */
async function report(): Promise<ContentFault[]> {
  try {
    const entries = loadContent();
    const paths = new Map(entries.map((entry) => [entry.file, pathOf(entry)]));
    return checkContent(entries).map((text) => {
      const path = paths.get(text.slice(0, text.indexOf(':')));
      return path ? { path, text } : { text };
    });
  } catch (error) {
    return [{ text: (error as Error).message }];
  }
}

console.log(JSON.stringify(await report()));
