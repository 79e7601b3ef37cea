const key = import.meta.env.VITE_GOOGLE_MAPS_KEY;

interface MapFrameProps {
  title: string;
  /** Label of the link that leaves something useful where the frame is blocked. */
  link: string;
  address: string;
}

/** A map of the address, from the keyed service where a key is set and from the plain embed address otherwise. */
export function MapFrame({ title, link, address }: MapFrameProps) {
  const query = encodeURIComponent(address);
  const source = key
    ? `https://www.google.com/maps/embed/v1/place?key=${key}&q=${query}`
    : `https://www.google.com/maps?q=${query}&output=embed`;
  return (
    <div className="mt-8">
      <iframe
        title={title}
        src={source}
        width={560}
        height={380}
        loading="lazy"
        referrerPolicy="no-referrer-when-downgrade"
        allowFullScreen
        className="h-auto aspect-3/2 w-full rounded-xl border border-line bg-haze"
      />
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${query}`}
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline"
      >
        {link}
      </a>
    </div>
  );
}
