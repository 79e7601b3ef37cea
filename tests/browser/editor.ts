import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

export const editorPort = 4197;
const editorAddress = `http://localhost:${editorPort}/admin/`;

/** Starts the development server with the editor in `cwd`, and waits for it. @returns what it says, and how to stop it */
export async function startVite(port: number, cwd = process.cwd()): Promise<{ said: () => string; stop: () => void }> {
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'], {
    cwd,
    env: { ...process.env, ENV_FILES: 'off' },
    // Stop the server after ten minutes, in case the tests end without stopping it.
    timeout: 600_000,
  });
  let said = '';
  await new Promise<void>((ready, fail) => {
    const note = (text: Buffer) => {
      said += text;
      if (said.includes('Local')) ready();
    };
    server.stdout.on('data', note);
    server.stderr.on('data', note);
    server.on('exit', () => fail(new Error(said)));
  });
  return { said: () => said, stop: () => server.kill() };
}

/** Paths of all records, which the editor shows as forms. */
export function recordFiles(): string[] {
  const records = readdirSync('src/content', { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.json'),
  );
  return ['company.json', ...records.map((each) => join('src/content', each).replaceAll('\\', '/'))];
}

/** Fills a folder of the browser's private file system, which replaces the project folder that a person would pick. */
async function fillFolder(page: Page, files: string[]): Promise<void> {
  const contents = files.map((file) => [file, readFileSync(file, 'base64')] as const);
  await page.evaluate(async (all) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true });
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, bytes] of all) {
      const parts = path.split('/');
      const name = parts.pop() ?? '';
      let folder = root;
      for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)));
      await file.close();
    }
  }, contents);
}

/** Current content of a file in the browser's private file system. */
export async function readBytes(page: Page, path: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (place) => {
    const parts = place.split('/');
    const name = parts.pop() ?? '';
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('site');
    for (const part of parts) folder = await folder.getDirectoryHandle(part);
    const file = await (await folder.getFileHandle(name)).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  }, path);
  return Buffer.from(bytes);
}

export const readText = async (page: Page, path: string) => (await readBytes(page, path)).toString('utf8');

/** Signs in to the editor with a copy of the records in the browser's private file system. */
export async function openEditor(page: Page, files = recordFiles()): Promise<void> {
  await page.addInitScript(() => {
    const pick = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('site');
    Object.assign(window, { showDirectoryPicker: pick });
    const granted = async () => 'granted';
    Object.assign(FileSystemHandle.prototype, { queryPermission: granted, requestPermission: granted });
  });
  await page.goto(new URL('/favicon.svg', editorAddress).href);
  await fillFolder(page, files);
  await page.goto(editorAddress);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(createButton(page)).toBeVisible();
}

const createButton = (page: Page) => page.getByRole('button', { name: 'Create New Entry' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Part of the editor's address that opens the form of a record, given the record's file. */
export function placeOf(file: string): string {
  const [, folder = '', name = ''] = /^src\/content\/(?:(\w+)\/)?([\w-]+)\.json$/.exec(file) ?? ['', '', 'company'];
  const isOwn = !folder || ['home', 'contact', 'areas', 'privacy-policy'].includes(name);
  return `${folder && !isOwn ? folder : '_singletons'}/entries/${name}`;
}

/** Opens the form of a record by its file, and waits for its preview. */
export async function openRecord(page: Page, file: string): Promise<void> {
  await openForm(page, placeOf(file));
  // Wait long, because for the first preview the server still compiles each module.
  await expect(previewOf(page).locator('#root > *').first()).toBeAttached({ timeout: 90_000 });
}

/** Opens a form by its place in the editor's address, such as `cities/new`. */
export async function openForm(page: Page, place: string): Promise<void> {
  // Go to the list first, because the editor cannot navigate from form to form.
  await page.goto(`${editorAddress}#/collections/services`);
  await expect(createButton(page)).toBeVisible();
  await page.goto(`${editorAddress}#/collections/${place}`);
  await expect(saveButton(page)).toBeVisible();
}

/** Saves the record, and waits until its form closes. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page).not.toHaveURL(/\/(entries\/|new$)/);
  await expect(saveButton(page)).toHaveCount(0);
}

/** Part of a form, by its label. */
export const fieldOf = (page: Page, label: string) =>
  page.getByRole('group', { name: new RegExp(`“.${label}.” Field`) });

/**
 * Opens a part of a form, or the last entry of a list. It may be open already, because on a busy machine the editor may
 * draw a field before its values, and then collapses nothing.
 */
export async function unfold(page: Page, label: string, which: 'first' | 'last' = 'first'): Promise<void> {
  const fold = fieldOf(page, label)
    .getByRole('button', { name: /^(Expand|Collapse)$/ })
    [which]();
  // Grow the window, because the editor draws only fields in view.
  let height = 4000;
  await expect(async () => {
    height += 500;
    await page.setViewportSize({ width: 1280, height });
    await fold.waitFor({ timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
}

/** The page that the editor's preview shows. */
export const previewOf = (page: Page) => page.frameLocator('iframe').frameLocator('iframe[title="Preview"]');

/** Uploads a file as the last picture in a part of the form. */
export async function upload(page: Page, part: Locator, name: string, buffer: Buffer): Promise<void> {
  await part
    .getByRole('button', { name: /^(Replace Image|Browse)$/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Current file names in a folder of the browser's private file system. */
export const recordNames = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(async (place) => {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('site');
    for (const part of place.split('/')) folder = await folder.getDirectoryHandle(part);
    const names: string[] = [];
    for await (const name of (folder as unknown as { keys: () => AsyncIterable<string> }).keys()) names.push(name);
    return names;
  }, path);
