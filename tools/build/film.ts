import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import send from 'send';
import type { Plugin } from 'vite';
import { encoderFor, recipeNow, run } from './ffmpeg.ts';
import { readJson } from './json.ts';

const record = 'src/content/pages/home.json';
const sources = 'media/film';
/** Files of earlier builds; what has been made of a film is never made twice. */
const cache = '.cache/film';
/** Seconds of a film that are used. */
const longest = 20;
/** About the bytes of each file, and the size that they can carry for 20 seconds; `src/ui/film.tsx` names their AV1 levels. */
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
/** From the high contrast that phones film in to what every screen shows. */
const calm =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv';

interface HomeHero {
  picture: string;
  film?: { file?: string };
}

/** What home's first screen shows. */
const heroOfHome = () => (readJson(record) as { hero: HomeHero }).hero;

/** The owner's film, where home's record names one. @throws Error that names the record when there is no such file */
function findFilm(): string | undefined {
  const { film } = heroOfHome();
  if (!film?.file) return undefined;
  const path = join(sources, film.file);
  if (existsSync(path)) return path;
  throw new Error(`${record}: hero.film.file: expected a file ${path}, found none; put it there, or delete the field`);
}

/** Makes one version of a film, or without `bytes` one poster, unless it is there. @returns where it lies */
function makeOnce(film: string, { name, width, height, bytes }: Output, progress?: Progress): string {
  const recipe = recipeNow();
  const hash = createHash('sha256').update(JSON.stringify(recipe)).update(readFileSync(film)).digest('hex');
  const made = join(cache, hash.slice(0, 16), name);
  if (existsSync(made)) return made;
  const facts = ['-select_streams', 'v:0', '-show_entries', 'stream=color_space,color_transfer:format=duration'];
  const { streams, format } = JSON.parse(run('ffprobe', [...facts, '-of', 'json', film]));
  const { color_space: colors = 'unknown', color_transfer: contrast } = streams[0] ?? {};
  const filters = [
    // Of a film that does not say, browsers think so and FFmpeg otherwise: its poster would have other colors.
    ...(colors === 'unknown' ? ['setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709'] : []),
    `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height},setsar=1`,
    ...(/arib-std-b67|smpte2084/.test(contrast) ? [calm] : []),
    bytes ? 'fps=min(source_fps\\,30),format=yuv420p' : 'format=rgb24',
  ];
  const seconds = Math.min(Number.parseFloat(format.duration) || longest, longest);
  // One key frame, as nobody seeks in a loop.
  const encode = bytes
    ? [...encoderFor(name, recipe), '-b:v', `${Math.min(1_500_000, Math.round((bytes * 8) / seconds))}`, '-g', '600']
    : ['-frames:v', '1', '-update', '1', '-q:v', '2'];
  const part = join(dirname(made), `part-${name}`);
  // Without sound, and without the notes into which phones write where they were.
  const output = ['-map', '0:v:0', '-map_metadata', '-1', '-vf', filters.join(), ...encode, part];
  mkdirSync(dirname(made), { recursive: true });
  run('ffmpeg', ['-nostdin', '-y', '-t', `${longest}`, '-i', film, ...output]);
  renameSync(part, made);
  progress?.(`film: ${name}`);
  return made;
}

/** The first frame of the owner's film, in the place of home's picture; `undefined` for other pictures, and without such a film. */
export function filmPoster(picture = heroOfHome().picture): string | undefined {
  const film = picture === heroOfHome().picture ? findFilm() : undefined;
  return film && posters.map((poster) => makeOnce(film, poster))[0];
}

/** The files that visitors are sent: the example's, what is made of the owner's, or none. @param progress is told of each made now */
export function filmVersions(progress?: Progress, wanted = versions): string[] {
  if (!heroOfHome().film) return [];
  const film = findFilm();
  return wanted.map((version) => (film ? makeOnce(film, version, progress) : join(sources, version.name)));
}

/** Serves the film in development, each version made when a browser first asks for it. */
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
