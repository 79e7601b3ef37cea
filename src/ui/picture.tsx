import pictures from 'virtual:pictures';

interface PictureProps {
  /** Name of a record in `content/pictures`, or the name that the build gives a picture of a pair or job. */
  id: string;
  /** Value of `sizes`, for example `(min-width: 64rem) 50vw, 100vw`. */
  sizes: string;
  className?: string;
  /** Name of another picture, with a fixed address, that browsers without AVIF load instead. */
  fallback?: string;
  /** Above the fold: loaded eagerly and with high priority. */
  first?: boolean;
  /** Phones load only a crop of the picture around the focal point, or the owner's own picture for phones. */
  partOnPhones?: boolean;
  /** Phones load only a crop of 4:5 around the focal point; only halves of a pair have one. */
  tallOnPhones?: boolean;
  /** Words beside the picture say the same, so its `alt` is empty. */
  decorative?: boolean;
}

/** Names of pictures that have a fixed public address, `/{name}.png`. */
const fixedAddress = /^commercial_pw_\d$/;

/** A picture in all its widths, with size, focal point and placeholder color; `className` sizes its box. */
export function Picture(props: PictureProps) {
  const { id, sizes, className = '', fallback = id, first, partOnPhones, tallOnPhones, decorative } = props;
  const facts = pictures[id];
  // A draft, shown in development, may name a missing picture.
  if (!facts) return null;
  const { name, address, widths, width, height, color, alt, focus } = facts;
  const sourceSet = widths.map((each) => `/pictures/${name}-${each}.avif ${each}w`).join(', ');
  return (
    <picture className={className} style={{ backgroundColor: color, objectPosition: focus }}>
      {partOnPhones && <source media="(width < 48rem)" type="image/avif" srcSet={`/pictures/${name}-phone.avif`} />}
      {tallOnPhones && !address && (
        <source media="(width < 36rem)" type="image/avif" srcSet={`/pictures/${name}-tall.avif`} />
      )}
      <source type="image/avif" srcSet={sourceSet} sizes={sizes} />
      <img
        src={address ?? (fixedAddress.test(fallback) ? `/${fallback}.png` : `/pictures/${name}.jpg`)}
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
