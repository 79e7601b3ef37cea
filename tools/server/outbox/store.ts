import { randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../answer.ts';
import { composeMail, type Params } from './mail.ts';

/** Name of a stored request: the time in UTC, and six random hexadecimal digits. */
const shape = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-\d{3}Z-[0-9a-f]{6}$/;
/** Bytes of a file, more than any request of 50 KB can become. */
const sizeLimit = 2 ** 20;

/** One stored request; without `params` where its file cannot be read. */
export interface Stored {
  name: string;
  /** ISO 8601, UTC. */
  time: string;
  params?: Params;
}

/** When the request of that name came; `undefined` for a name that no request has. */
function timeOf(name: string): string | undefined {
  const time = name.replace(shape, '$1T$2:$3:$4Z');
  return shape.test(name) && !Number.isNaN(Date.parse(time)) ? time : undefined;
}

/** Names of the stored requests, in no order: a request counts as stored when its `.json` is there. */
function storedNames(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const names = readdirSync(dir).filter((file) => file.endsWith('.json'));
  return names.map((file) => file.slice(0, -'.json'.length)).filter(timeOf);
}

/**
 * Writes a request as a mail, `NAME.eml`, and its values beside it, `NAME.json`: both whole, or neither.
 *
 * @param limit how many requests the folder may hold; none of them is ever given up for a new one
 * @returns NAME
 * @throws Refusal when that many are there; whatever the disk says when it refuses
 */
export async function storeRequest(dir: string, params: Params, limit: number): Promise<string> {
  const mail = await composeMail(params);
  if (storedNames(dir).length >= limit)
    throw new Refusal(507, `The outbox is full. Empty the folder ${dir} and send again.`);
  mkdirSync(dir, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}`;
  const files = Object.entries({ eml: mail, json: JSON.stringify(params, null, 2) }).map(([ending, content]) => ({
    content,
    part: join(dir, `.${name}.${ending}.part`),
    whole: join(dir, `${name}.${ending}`),
  }));
  try {
    for (const { part, content } of files) writeFileSync(part, content);
    for (const { part, whole } of files) renameSync(part, whole);
  } catch (error) {
    for (const path of files.flatMap(({ part, whole }) => [part, whole])) rmSync(path, { force: true });
    throw error;
  }
  return name;
}

/** @throws Error for whatever is no file of a request's size: no link is followed, and no pipe waited for */
function readOwn(dir: string, file: string): Buffer {
  const path = join(dir, file);
  const stats = lstatSync(path);
  if (!stats.isFile() || stats.size > sizeLimit) throw new Error(`${path} is no file of the outbox`);
  return readFileSync(path);
}

/** The mail of a stored request as it lies on the disk. @throws Refusal when it is no longer there */
export function readMail(dir: string, { name }: Stored): Buffer {
  try {
    return readOwn(dir, `${name}.eml`);
  } catch {
    throw new Refusal(404, 'This mail cannot be read');
  }
}

function readStored(dir: string, name: string): Stored {
  const stored = { name, time: timeOf(name) ?? '' };
  try {
    const params = z.record(z.string(), z.string()).parse(JSON.parse(String(readOwn(dir, `${name}.json`))));
    return { ...stored, params };
  } catch {
    return stored;
  }
}

/** The stored request of that name. @throws Refusal when there is none */
export function findRequest(dir: string, name: string): Stored {
  if (!storedNames(dir).includes(name)) throw new Refusal(404, 'There is no such request');
  return readStored(dir, name);
}

/** Every stored request, newest first. */
export function listRequests(dir: string): Stored[] {
  return storedNames(dir)
    .sort()
    .reverse()
    .map((name) => readStored(dir, name));
}
