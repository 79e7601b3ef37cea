import './no-eval.ts';
import '../../src/style.css';
import pictures from 'virtual:pictures';
import { loadPage } from '../../src/app/routes.tsx';
import { company } from '../../src/company.ts';
import { addressOf } from '../../src/content/addresses.ts';
import { type CityPage, cityPage } from '../../src/content/city-page.ts';
import { fillIn } from '../../src/content/facts.ts';
import { jobCard, photoName, withJobs } from '../../src/content/jobs.ts';
import { quoteWords } from '../../src/content/quote.ts';
import type { CityWords } from '../../src/content/schema/city-page.ts';
import { company as companyShape } from '../../src/content/schema/company.ts';
import type { Job } from '../../src/content/schema/job.ts';
import { type Shown as Picture, saySoft } from '../../src/content/schema/picture.ts';
import type { Quote } from '../../src/content/schema/quote.ts';
import { type City, type Folder, type JobsSection, type ShownSection, shapeOf } from '../../src/content/schema.ts';
import { site } from '../../src/content/site.ts';
import { typeset } from '../../src/content/typeset.ts';
import { draw, drawMissing, drawPage, drawSaved, info, missingIn, put } from './stage.tsx';

/** A record as it is being typed; `urls` has the addresses of its files, which may not be on the site yet. */
export interface Shown {
  folder: string;
  name: string;
  record: Record<string, unknown>;
  urls: Record<string, string | undefined>;
}

/** Shows a picture's record: its files, with the build's warnings about them. */
function showPicture({ record, urls }: Shown): void {
  const said = new Set<string>();
  const say = (line: string) => draw('About the files', [...said.add(line)], true);
  const pictures = [record, record.before].filter(Boolean) as Picture[];
  put(
    pictures.map(({ file, alt }) => (
      <figure key={file ?? 'not chosen yet'} className="p-4">
        <img
          src={urls[file] ?? file}
          alt={alt ?? ''}
          onError={() => say('This picture cannot be read: export it as a JPEG.')}
          onLoad={({ currentTarget: { naturalWidth } }) => {
            for (const soft of saySoft(naturalWidth)) say(`The picture ${soft}.`);
          }}
        />
        <figcaption>{alt}</figcaption>
      </figure>
    )),
  );
  draw('', [], true);
}

/** Shows a setting on a page that uses it: city words on one city, the quote form on /contact, the rest on home. */
async function drawSetting(name: string, written: object): Promise<void> {
  const record = typeset(written);
  if (name === 'city-page' && info.city)
    return drawPage('cities', info.city.slug, { ...cityPage(info.city, record as CityWords, info.facts), related: [] });
  if (name === 'quote') {
    Object.assign(quoteWords, (record as Quote).words);
    return drawSaved('contact');
  }
  Object.assign(site, fillIn(record, info.facts));
  return drawSaved('home');
}

/** Shows the home page with the company's last valid values, and lists the fields that are missing or wrong. */
async function showCompany({ record }: Shown): Promise<void> {
  const { error, data } = companyShape.safeParse(record);
  Object.assign(company, data);
  const missing = missingIn(error);
  for (const [name, color] of Object.entries(data?.colors ?? {}))
    document.documentElement.style.setProperty(`--color-${name}`, color);
  await drawSaved('home');
  draw(`${missing.length} to change`, missing, true);
}

/** Redraws a page after each change; while fields are missing or wrong, lists them and leaves the page as it was. */
async function showPage({ folder, name, record: written }: Shown): Promise<void> {
  const { error, data } = shapeOf(folder, name).safeParse(written);
  if (error) return drawMissing(error);
  if (folder === '') {
    await drawSetting(name, data as object);
    return draw('', [], false);
  }
  const at = folder as Folder;
  const path = addressOf(at, name);
  const linked = info.links[path] ?? [];
  // Reads what the build adds to a page's record: related pages, areas, home's links, the city's name, documents, and
  // jobs among the sections.
  const {
    related = [],
    areas = [],
    others = [],
    cityName = '',
    files,
    sections: before = [],
  } = ((await loadPage(path)).record ?? {}) as Record<string, unknown>;
  const filled = fillIn(typeset({ ...(data as object), slug: name }), info.facts);
  const page = folder === 'cities' ? cityPage(filled as City & { slug: string }, info.cityWords, info.facts) : filled;
  const { sections } = page as { sections?: ShownSection[] };
  const saved = (before as ShownSection[]).find((section): section is JobsSection => section.kind === 'jobs');
  await drawPage(at, name, {
    related,
    areas,
    others,
    cityName,
    files,
    ...page,
    ...(sections && { sections: withJobs(sections, saved) }),
  });
  draw(`Pages that link here: ${linked.length}. Change those links before you delete this one.`, linked, false);
}

/** Shows a job as the only one on its city's page, with the chosen photographs, even those not saved yet. */
async function showJob({ name, record: written, urls }: Shown): Promise<void> {
  // An unsaved photograph has a `blob:` address; a made-up file name replaces it, because the shape requires one.
  const chosen: Record<string, string> = {};
  const named = JSON.stringify(written).replaceAll(/"(blob:[^"]+)"/g, (_, address) => {
    const file = `/media/pictures/chosen-${Object.keys(chosen).length}.jpg`;
    chosen[file] = address;
    return JSON.stringify(file);
  });
  const { error, data } = shapeOf('jobs', name).safeParse(JSON.parse(named));
  if (error) return drawMissing(error);
  const job = data as Job;
  const show = (id: string, { file, alt = job.property, focus }: Picture) => {
    const address = chosen[file] ?? urls[file] ?? file;
    const size = { width: 1600, height: 1000, widths: [], color: '' };
    pictures[id] = { name: id, address, alt, ...size, ...(focus && { focus }) };
  };
  for (const [place, photo] of job.photos.entries()) show(photoName(name, place), photo);
  if (job.before) show(`${photoName(name, 0)}-before`, job.before);
  const to = addressOf('services', job.service);
  const [service, city] = (await Promise.all([to, addressOf('cities', job.city)].map(loadPage))).map(
    ({ record }) => record as CityPage,
  );
  if (!service || !city) return;
  const card = jobCard(name, job, service.name, city.name, { label: service.name, to });
  const section = { kind: 'jobs' as const, ...info.jobs, jobs: [card] };
  await drawPage('cities', job.city, { ...city, sections: withJobs(city.sections, section) });
  draw('', [], false);
}

/** Previews of jobs, pictures and the company; `showPage` shows all other records. */
const kinds: Record<string, (shown: Shown) => void | Promise<void>> = {
  jobs: showJob,
  pictures: showPicture,
  company: showCompany,
};

let newest: Shown;
let showing = Promise.resolve();

addEventListener('message', ({ origin, data }: MessageEvent<Shown>) => {
  if (origin !== location.origin || !data.record) return;
  newest = data;
  // Shows one record at a time, and only the newest, because an older one that loads more slowly must not replace it.
  showing = showing
    .then(() => (data === newest ? (kinds[data.folder] ?? showPage)(data) : undefined))
    .catch(reportError);
});
parent.postMessage('ready', location.origin);
