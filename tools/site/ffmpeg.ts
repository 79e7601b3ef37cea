import { spawnSync } from 'node:child_process';
import { isQuick } from './quick.ts';

/** Field that names the owner's film, for error messages. Only an owner's film needs FFmpeg. */
const field = 'src/content/pages/home.json: hero.film.file';
/**
 * Speed presets of the encoders. Change `mark` when other code changes the encoded films, to retire cached files.
 */
const release = { mark: '1', svt: '6', aom: '4', x264: 'medium' };
type Recipe = typeof release;
/** Faster presets, for a quick build. */
const quick: Recipe = { mark: '1 quick', svt: '10', aom: '8', x264: 'veryfast' };

/** Encoder settings of this build; part of the cache key. */
export const recipeNow = (): Recipe => (isQuick() ? quick : release);

const lack = (what: string) =>
  new Error(`${field}: a film of your own needs FFmpeg, and this machine has no ${what}. \
Install it and open a new terminal: on Debian and Ubuntu sudo apt install ffmpeg, on macOS brew install ffmpeg, \
on Windows winget install Gyan.FFmpeg`);

/** Runs an FFmpeg program. @returns its output @throws Error that says what to install, or why the program failed */
export function run(program: string, args: string[]): string {
  const env = { ...process.env, SVT_LOG: '1' };
  const { error, status, stdout, stderr } = spawnSync(program, ['-v', 'error', ...args], { encoding: 'utf8', env });
  if (error) throw lack(`${program} (${error.message})`);
  if (status === 0) return stdout;
  throw new Error(`${field}: expected a video that can be read; export it again, for example as MP4: ${stderr.trim()}`);
}

/** Options for encoding the file `name`, with the first suitable encoder that the installed FFmpeg has. */
export function encoderFor(name: string, { svt, aom, x264 }: Recipe): string[] {
  const av1 = [
    ['libsvtav1', '-preset', svt],
    ['libaom-av1', '-cpu-used', aom, '-row-mt', '1'],
  ];
  const fitting = name.endsWith('.webm') ? av1 : [['libx264', '-preset', x264, '-movflags', '+faststart']];
  const known = run('ffmpeg', ['-encoders']);
  const found = fitting.find(([encoder]) => known.includes(` ${encoder} `));
  if (!found) throw lack(`FFmpeg with ${fitting.map(([encoder]) => encoder).join(' or ')}`);
  return ['-c:v', ...found];
}
