import { useEffect, useRef, useState } from 'react';
import type { FilmLabels } from '../content/schema.ts';
import { Picture } from './picture.tsx';

/** On phones the film is a part of it, which follows the work and stands above the words. */
const phone = '(width < 48rem)';
const sources = [
  { src: '/film/hero-phone.av1.webm', type: 'video/webm; codecs="av01.0.04M.08"', media: phone },
  { src: '/film/hero-phone.mp4', type: 'video/mp4', media: phone },
  { src: '/film/hero.av1.webm', type: 'video/webm; codecs="av01.0.08M.08"' },
  { src: '/film/hero.mp4', type: 'video/mp4' },
];
const cover = 'hero-film absolute inset-0 -z-20 w-full object-cover';

/** Whether this visitor may be sent a film: neither saving data nor asking for stillness. */
function filmIsWelcome(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

interface FilmProps {
  /** The first frame, or the picture that stands in the film's place. */
  picture: string;
  /** Names of the button; absent where there is no film. */
  labels: FilmLabels | undefined;
}

/** The hero loop: its first frame is in the page as a picture, the app starts it where it is welcome, and it can be paused. */
export function Film({ picture, labels }: FilmProps) {
  const hasFilm = Boolean(labels);
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    setStarted(hasFilm && filmIsWelcome());
  }, [hasFilm]);
  useEffect(() => {
    // A browser that refuses to play keeps the poster.
    if (started) video.current?.play().catch(() => {});
  }, [started]);

  const toggle = () => {
    if (video.current?.paused) video.current.play().catch(() => {});
    else video.current?.pause();
  };
  return (
    <>
      {/* Its first frame, in a file that fits the screen: a video's own poster is one for all. */}
      <Picture id={picture} sizes="100vw" first partOnPhones decorative className={cover} />
      {/* A pixel less high than the picture: browsers would otherwise count its first frame as the page's largest paint. */}
      {labels && (
        <video
          ref={video}
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          // Faded in over the same first frame once it moves: nothing jumps, and the page was complete with the picture.
          onTimeUpdate={() => setShown(true)}
          style={{ opacity: shown ? 1 : 0, transition: 'opacity 0.5s' }}
          className={`${cover} object-[65%_50%]`}
        >
          {/* In the page from the start, they hold up WebKit's load event, and with it the app, for three seconds. */}
          {started && sources.map((source) => <source key={source.src} {...source} />)}
        </video>
      )}
      {labels && started && (
        <button
          type="button"
          onClick={toggle}
          aria-label={playing ? labels.pause : labels.play}
          data-tip=""
          className="absolute top-4 right-4 grid size-11 place-items-center rounded-full bg-abyss/60 text-white hover:bg-abyss/80 lg:top-auto lg:right-8 lg:bottom-8"
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current">
            <path d={playing ? 'M6 4h4v16H6zm8 0h4v16h-4z' : 'M7 4v16l13-8z'} />
          </svg>
        </button>
      )}
    </>
  );
}
