import type { HomePage } from '../content/schema.ts';
import { Film } from '../ui/film.tsx';
import { Icon } from '../ui/icon.tsx';
import { FirstButtons } from './first-buttons.tsx';

type FilmHeroProps = HomePage['hero'] & {
  /** Section of this page that the button scrolls to. */
  target: `#${string}`;
};

/** First screen of the home page: words on a plain background with a slanted edge, next to the film or picture. */
export function FilmHero({ heading, lead, button, target, badges, picture, film }: FilmHeroProps) {
  return (
    <section className="hero on-dark relative isolate flex items-end overflow-hidden bg-dark lg:min-h-[min(42rem,72svh)] md:items-center">
      <Film picture={picture} labels={film} />
      <div className="cut-ground" />
      <div className="wrap pt-[calc(var(--cut-picture)+0.8rem)] pb-10 md:pt-12">
        <h1 className="mt-2 title-1 max-w-title">{heading}</h1>
        <p className="beside-cut mt-4 max-w-intro leading-relaxed md:mt-5 md:text-lg/relaxed">{lead}</p>
        <FirstButtons label={button} to={target} />
        <ul className="beside-cut mt-8 flex flex-wrap gap-x-4 gap-y-2 text-note leading-tight xl:gap-x-6 font-semibold">
          {badges.map(({ icon, label }) => (
            <li key={label} className="flex gap-2 max-xl:w-22 max-xl:flex-col xl:items-center">
              <Icon name={icon} className="size-5" />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
