import pictures from 'virtual:pictures';
import { useEffect, useRef, useState } from 'react';
import type { FilmLabels } from '../content/schema.ts';
import { connection } from './connection.ts';
import { Picture } from './picture.tsx';

/** Media query for phones, which show a narrower version of the film, above the words. */
const phone = '(width < 48rem)';
const sources = [
  { src: '/film/hero-phone.av1.webm', type: 'video/webm; codecs="av01.0.04M.08"', media: phone },
  { src: '/film/hero-phone.mp4', type: 'video/mp4', media: phone },
  { src: '/film/hero.av1.webm', type: 'video/webm; codecs="av01.0.08M.08"' },
  { src: '/film/hero.mp4', type: 'video/mp4' },
];

/** Whether to play the film: not with data saving or reduced motion. */
const filmIsWelcome = () => !connection().saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The hero's looping film: the HTML has a picture of the first frame; the app plays the film and adds a pause button.
 *
 * @param labels of the pause button; `undefined` where there is no film, only the picture
 */
export function Film({ picture, labels }: { picture: string; labels: FilmLabels | undefined }) {
  const hasFilm = Boolean(labels);
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    setStarted(hasFilm && filmIsWelcome());
  }, [hasFilm]);
  useEffect(() => {
    // If the browser refuses to play, the poster stays.
    if (started) video.current?.play().catch(() => {});
  }, [started]);

  const toggle = () => {
    if (video.current?.paused) video.current.play().catch(() => {});
    else video.current?.pause();
  };
  return (
    <>
      {/* A picture replaces the `poster` attribute, which takes only one file and so cannot fit every screen size. */}
      <Picture
        id={picture}
        sizes="(min-width: 48rem) max(100vw, 81rem), 100vw"
        first
        partOnPhones
        decorative
        className="hero-picture"
      />
      {/* The film is one pixel shorter than the poster, else browsers count its first frame as the largest paint. */}
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
          // The moving film fades in over the picture of its first frame, so that nothing jumps.
          onTimeUpdate={() => setShown(true)}
          style={{ opacity: shown ? 1 : 0, transition: 'opacity 0.5s', objectPosition: pictures[picture]?.focus }}
          className="hero-picture"
        >
          {/* The app adds the sources. In the HTML they would delay WebKit's load event, and so the app, by 3 s. */}
          {started && sources.map((source) => <source key={source.src} {...source} />)}
        </video>
      )}
      {labels && started && (
        <button
          type="button"
          onClick={toggle}
          aria-label={playing ? labels.pause : labels.play}
          data-tip=""
          className="absolute top-4 left-4 grid size-12 place-items-center rounded-full bg-shade text-white md:top-auto md:right-8 md:bottom-8 md:left-auto"
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current">
            <path d={playing ? 'M6 4h4v16H6zm8 0h4v16h-4z' : 'M7 4v16l13-8z'} />
          </svg>
        </button>
      )}
    </>
  );
}
