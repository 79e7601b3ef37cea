import pictures from 'virtual:pictures';

interface PictureProps {
  /** Name of its record in `content/pictures`. */
  id: string;
  /** The `sizes` of its slot, for example `(min-width: 64rem) 50vw, 100vw`. */
  sizes: string;
  className?: string;
  /** Name of a picture with a fixed address: browsers without AVIF show that one instead. */
  fallback?: string;
  /** The picture above the fold: fetched at once and first. */
  first?: boolean;
  /** Where a phone shows a part of it: that around the focal point is sent, and not more of it than is seen. */
  partOnPhones?: boolean;
  /** Beside words that already say it: read out as nothing. */
  decorative?: boolean;
}

/** These have public addresses of their own, named by the pages that show them. */
const fixedAddress = /^commercial_pw_\d$/;

/** One picture of the registry in every width, with its size, focal point and a color until it is there; `className` sizes its box. */
export function Picture(props: PictureProps) {
  const { id, sizes, className = '', fallback = id, first = false, partOnPhones = false, decorative = false } = props;
  const facts = pictures[id];
  // A draft in development may name one that is still to come.
  if (!facts) return null;
  const { name, widths, width, height, color, alt, focus } = facts;
  const sourceSet = widths.map((each) => `/pictures/${name}-${each}.avif ${each}w`).join(', ');
  return (
    <picture className={className} style={{ backgroundColor: color, objectPosition: focus }}>
      {partOnPhones && <source media="(width < 48rem)" type="image/avif" srcSet={`/pictures/${name}-phone.avif`} />}
      <source type="image/avif" srcSet={sourceSet} sizes={sizes} />
      <img
        src={fixedAddress.test(fallback) ? `/${fallback}.png` : `/pictures/${name}.jpg`}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'auto' : 'async'}
        fetchPriority={first ? 'high' : 'auto'}
      />
    </picture>
  );
}
