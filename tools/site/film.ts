import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import send from 'send';
import type { Plugin } from 'vite';
import type { HomePage } from '../../src/content/schema.ts';
import { readRecords } from './content.ts';
import { faultOf, hashOf } from './files.ts';
import { isQuick } from './quick.ts';

const record = 'src/content/pages/home.json';
/** Field that names the owner's film, for error messages. Only an owner's film needs FFmpeg. */
const field = `${record}: hero.film.file`;
const sources = 'media/film';
/** Cache of encoded films and posters, so that later builds need not encode an unchanged film again. */
const cache = '.cache/film';
/** Longest film in seconds; anything after that is cut off. */
const longest = 20;
/** Size in pixels, and approximate bytes of the whole file; `src/ui/film.tsx` names the AV1 level of each size. */
const wide = { width: 1280, height: 720, bytes: 900_000 };
const phone = { width: 720, height: 576, bytes: 400_000 };
const versions = [
  { name: 'hero.av1.webm', ...wide },
  { name: 'hero.mp4', ...wide },
  { name: 'hero-phone.av1.webm', ...phone },
  { name: 'hero-phone.mp4', ...phone },
];
const posters = [
  { name: 'hero-poster.jpg', width: 1920, height: 1080 },
  { name: 'hero-poster-phone.jpg', width: 720, height: 576 },
];
type Output = { name: string; width: number; height: number; bytes?: number };
type Progress = (line: string) => void;
/** FFmpeg filters that convert HDR video, which phones record, to the color range that every screen can show. */
const calm =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv';

/** Speed presets of the encoders. Change `mark` with any code below that changes the films, to retire cached files. */
const release = { mark: '1', svt: '6', aom: '4', x264: 'medium' };
/** Faster presets, for a quick build. */
const quick: typeof release = { mark: '1 quick', svt: '10', aom: '8', x264: 'veryfast' };

/** The hero of the home page: a picture and perhaps a film. */
function heroOfHome(): HomePage['hero'] {
  const { written } = readRecords().find(({ file }) => file === record) ?? {};
  if (!written) throw new Error(`${record}: expected this file, found none`);
  return (written as HomePage).hero;
}

/** Path of the owner's film, if `home.json` names one. @throws Error that names the record if there is no such file */
function findFilm(): string | undefined {
  const { film } = heroOfHome();
  if (!film?.file) return undefined;
  const path = join(sources, film.file);
  const fault = faultOf(path);
  if (fault) throw new Error(`${field}: ${fault}, or delete the field`);
  return path;
}

const lack = (what: string) =>
  new Error(`${field}: a film of your own needs FFmpeg, and this machine has no ${what}. \
Install it and open a new terminal: on Debian and Ubuntu sudo apt install ffmpeg, on macOS brew install ffmpeg, \
on Windows winget install Gyan.FFmpeg`);

/** Runs an FFmpeg program. @returns its output @throws Error that says what to install, or why the program failed */
function run(program: string, args: string[]): string {
  const env = { ...process.env, SVT_LOG: '1' };
  const { error, status, stdout, stderr } = spawnSync(program, ['-v', 'error', ...args], { encoding: 'utf8', env });
  if (error) throw lack(`${program} (${error.message})`);
  if (status === 0) return stdout;
  throw new Error(`${field}: expected a video that can be read; export it again, for example as MP4: ${stderr.trim()}`);
}

/** Options for encoding the file `name`, with the first suitable encoder that the installed FFmpeg has. */
function encoderFor(name: string, { svt, aom, x264 }: typeof release): string[] {
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

/** Encodes one version of a film, or a poster if `bytes` is missing; reuses a cached file. @returns the file's path */
function makeOnce(film: string, { name, width, height, bytes }: Output, progress?: Progress): string {
  const recipe = isQuick() ? quick : release;
  const made = join(cache, hashOf(JSON.stringify(recipe), readFileSync(film)), name);
  if (existsSync(made)) return made;
  const facts = ['-select_streams', 'v:0', '-show_entries', 'stream=color_space,color_transfer:format=duration'];
  const { streams, format } = JSON.parse(run('ffprobe', [...facts, '-of', 'json', film]));
  const { color_space: colors = 'unknown', color_transfer: contrast } = streams[0] ?? {};
  const filters = [
    // For a film without color tags, browsers assume BT.709, but FFmpeg does not: the poster's colors would differ.
    ...(colors === 'unknown' ? ['setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709'] : []),
    `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height},setsar=1`,
    ...(/arib-std-b67|smpte2084/.test(contrast) ? [calm] : []),
    bytes ? 'fps=min(source_fps\\,30),format=yuv420p' : 'format=rgb24',
  ];
  const seconds = Math.min(Number.parseFloat(format.duration) || longest, longest);
  // One key frame (600 frames are 20 seconds), because nobody seeks in a looping film.
  const encode = bytes
    ? [...encoderFor(name, recipe), '-b:v', `${Math.min(1_500_000, Math.round((bytes * 8) / seconds))}`, '-g', '600']
    : ['-frames:v', '1', '-update', '1', '-q:v', '2'];
  // Named for this process, because another may encode the same film; FFmpeg wants the ending last.
  const part = join(dirname(made), `${process.pid}-${name}`);
  // No sound, and no metadata, because phones write the location into it.
  const output = ['-map', '0:v:0', '-map_metadata', '-1', '-vf', filters.join(), ...encode, part];
  mkdirSync(dirname(made), { recursive: true });
  run('ffmpeg', ['-nostdin', '-y', '-t', `${longest}`, '-i', film, ...output]);
  renameSync(part, made);
  progress?.(`film: ${name}`);
  return made;
}

/**
 * Makes the posters of the owner's film: the wide one and, beside it, the one for phones, which `picture-files.ts`
 * finds by its name.
 *
 * @returns path of the wide poster; `undefined` without an owner's film, or if `picture` is not in the home page's hero
 */
export function filmPoster(picture: string): string | undefined {
  const film = picture === heroOfHome().picture ? findFilm() : undefined;
  return film && posters.map((poster) => makeOnce(film, poster))[0];
}

/**
 * Paths of the published film files: the sample company's, the owner's, or none.
 *
 * @param progress gets a line for each file that is encoded now
 */
export function filmVersions(progress?: Progress, wanted = versions): string[] {
  if (!heroOfHome().film) return [];
  const film = findFilm();
  return wanted.map((version) => (film ? makeOnce(film, version, progress) : join(sources, version.name)));
}

/** Serves the film in development; a version of the owner's film is encoded on its first request. */
export function filmPlugin(): Plugin {
  return {
    name: 'film',
    configureServer(server) {
      server.middlewares.use('/film', (request, response, next) => {
        const wanted = versions.filter(({ name }) => request.url === `/${name}`);
        const [file] = filmVersions(undefined, wanted);
        if (!file) return next();
        send(request, basename(file), { root: dirname(file) }).pipe(response);
      });
    },
  };
}
