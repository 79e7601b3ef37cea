import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeMail, type Params, readParams } from './mail.ts';

/** Name of a stored request: the time in UTC, and six random hexadecimal digits. */
const fileName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{6}\.eml$/;

/** One stored request; without `params` where the file cannot be read. */
export interface Stored {
  file: string;
  /** ISO 8601, UTC. */
  time: string;
  params?: Params;
}

/** The folder holds as many requests as it may; none of them is ever given up for a new one. */
export class OutboxFull extends Error {}

/** Names of the stored requests, in no order. */
function storedFiles(dir: string): string[] {
  try {
    return readdirSync(dir).filter((name) => fileName.test(name));
  } catch {
    // No folder yet: no request has come.
    return [];
  }
}

/**
 * Writes a request as one `.eml` file, never half and never over another.
 *
 * @param limit how many requests the folder may hold
 * @returns its name
 * @throws OutboxFull when that many are there; whatever the disk says when it refuses
 */
export async function storeRequest(dir: string, params: Params, limit: number): Promise<string> {
  const mail = await composeMail(params);
  if (storedFiles(dir).length >= limit) throw new OutboxFull();
  mkdirSync(dir, { recursive: true });
  const file = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}.eml`;
  const part = join(dir, `.${file}.part`);
  try {
    writeFileSync(part, mail, { flag: 'wx' });
    renameSync(part, join(dir, file));
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  return file;
}

/** The stored mail of that name, as it lies on the disk; `undefined` when there is none. */
export function readMail(dir: string, file: string): Buffer | undefined {
  if (!fileName.test(file)) return undefined;
  try {
    return readFileSync(join(dir, file));
  } catch {
    return undefined;
  }
}

function readStored(dir: string, file: string): Stored {
  const [, day, hours, minutes, seconds] = /^(.{10})T(\d\d)-(\d\d)-(\d\d)/.exec(file) ?? [];
  const time = `${day}T${hours}:${minutes}:${seconds}Z`;
  try {
    return { file, time, params: readParams(readFileSync(join(dir, file), 'utf8')) };
  } catch {
    return { file, time };
  }
}

/** The stored request in that file; `undefined` when there is none. */
export function findRequest(dir: string, file: string): Stored | undefined {
  return readMail(dir, file) && readStored(dir, file);
}

/** Every stored request, newest first. */
export function listRequests(dir: string): Stored[] {
  return storedFiles(dir)
    .sort()
    .reverse()
    .map((name) => readStored(dir, name));
}
