import { useLayoutEffect, useRef } from 'react';
import { Picture } from './picture.tsx';

interface BeforeAfterProps {
  pair: string;
  /** Value of `sizes` for both pictures. */
  sizes: string;
  /** Name of the slider. */
  label: string;
  before: string;
  after: string;
  className?: string;
}

/** Moves the edge between the two pictures to the slider's value. */
function follow(input: HTMLInputElement): void {
  input.parentElement?.style.setProperty('--edge', input.value);
}

/**
 * A before/after pair with one handle. The handle is a native slider, so that mouse, touch and arrow keys move it.
 * Without scripts, the edge between the pictures stays in the middle.
 */
export function BeforeAfter({ pair, sizes, label, before, after, className = '' }: BeforeAfterProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // The slider may have been moved before hydration.
    if (input.current && input.current.value !== input.current.defaultValue) follow(input.current);
  }, []);
  return (
    <div className={`before-after ${className}`}>
      <Picture id={`${pair}-before`} sizes={sizes} className="size-full" tallOnPhones />
      <div className="before-after-clean">
        <Picture id={pair} sizes={sizes} className="size-full" tallOnPhones />
      </div>
      {/* In the two corners that the leaning edge reaches last. */}
      <span className="picture-tag absolute top-4 left-4">{before}</span>
      <span className="picture-tag absolute right-4 bottom-4">{after}</span>
      <input
        ref={input}
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        autoComplete="off"
        aria-label={label}
        onInput={(event) => follow(event.currentTarget)}
      />
    </div>
  );
}
