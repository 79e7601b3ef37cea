import { useLocation } from 'react-router';
import { company } from '../company.ts';
import type { Metadata } from '../content/schema.ts';
import { origin } from './origin.ts';
import { sharePictureOf } from './share-picture.ts';
import { truncate } from './truncate.ts';

interface PageMetadataProps {
  metadata: Metadata;
  /** Document title in place of the page's own, such as after a request is sent; social cards keep the page's own. */
  documentTitle?: string | undefined;
}

/** Title, description, keywords, canonical and social tags; React keeps them in the head while the page is shown. */
export function PageMetadata({ metadata, documentTitle }: PageMetadataProps) {
  const { pathname: path } = useLocation();
  const title = truncate(metadata.title, 60);
  const description = truncate(metadata.description, 160);
  const address = origin + (metadata.canonical ?? path);
  return (
    <>
      <title>{documentTitle ?? title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={metadata.keywords.join(', ')} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + sharePictureOf(path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={origin + sharePictureOf(path)} />
    </>
  );
}
