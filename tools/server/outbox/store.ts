import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../guard.ts';
import { composeMail, type Params } from './mail.ts';

/** Pattern of a stored request's name: the time in UTC, and six random hexadecimal digits. */
const shape = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-\d{3}Z-[0-9a-f]{6}$/;
/** Largest stored file that is read, in bytes: a request, at most 50 KB, never becomes a larger file. */
const sizeLimit = 2 ** 20;

/** One stored request; without `params` if its file cannot be read. */
export interface Stored {
  name: string;
  /** ISO 8601, UTC. */
  time: string;
  params?: Params;
}

/** The time in a request's name; `undefined` for a name that no request can have. */
function timeOf(name: string): string | undefined {
  const time = name.replace(shape, '$1T$2:$3:$4Z');
  return shape.test(name) && !Number.isNaN(Date.parse(time)) ? time : undefined;
}

/** Names of the stored requests, unsorted; a request counts as stored once its `.json` file exists. */
function storedNames(dir: string): string[] {
  if (!fs.existsSync(dir)) return [];
  const names = fs.readdirSync(dir).filter((file) => file.endsWith('.json'));
  return names.map((file) => file.slice(0, -'.json'.length)).filter(timeOf);
}

/** Writes a request as a mail, `NAME.eml`, and its values as `NAME.json`; an error leaves neither. @returns NAME */
export async function storeRequest(dir: string, params: Params): Promise<string> {
  const mail = await composeMail(params);
  fs.mkdirSync(dir, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}`;
  const file = join(dir, name);
  try {
    fs.writeFileSync(`${file}.eml.part`, mail);
    fs.writeFileSync(`${file}.json.part`, JSON.stringify(params, null, 2));
    for (const ending of ['eml', 'json']) fs.renameSync(`${file}.${ending}.part`, `${file}.${ending}`);
  } catch (error) {
    for (const each of fs.readdirSync(dir)) if (each.startsWith(name)) fs.rmSync(join(dir, each));
    throw error;
  }
  return name;
}

/** Reads a stored file. @throws Refusal if it is missing, no regular file (such as a link), or above the size limit */
function readOwn(dir: string, file: string): Buffer {
  const path = join(dir, file);
  const stats = fs.lstatSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > sizeLimit) throw new Refusal(404, 'This mail cannot be read');
  return fs.readFileSync(path);
}

function readStored(dir: string, name: string): Stored {
  const stored = { name, time: timeOf(name) ?? '' };
  try {
    const values = JSON.parse(String(readOwn(dir, `${name}.json`)));
    return { ...stored, params: z.record(z.string(), z.string()).parse(values) };
  } catch {
    return stored;
  }
}

/** The stored request of that name. @throws Refusal when there is none */
export function findRequest(dir: string, name: string): Stored {
  if (!storedNames(dir).includes(name)) throw new Refusal(404, 'There is no such request');
  return readStored(dir, name);
}

/** The mail of the stored request `name`, byte for byte. @throws Refusal when there is none */
export function readMail(dir: string, name: string): Buffer {
  return readOwn(dir, `${findRequest(dir, name).name}.eml`);
}

/** Every stored request, newest first. */
export function listRequests(dir: string): Stored[] {
  const names = storedNames(dir).sort().reverse();
  return names.map((name) => readStored(dir, name));
}
