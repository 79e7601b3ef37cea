import type { PlainPage } from '../content/schema.ts';
import { ServiceData } from '../seo/structured-data.tsx';
import type { PageProps } from './record-page.tsx';
import { Sectioned } from './sectioned.tsx';

/** A page made only of sections: the overviews and about. */
export function Page({ record: { serviceName, ...page } }: PageProps<PlainPage>) {
  const data = serviceName && <ServiceData name={serviceName} description={page.metadata.description} />;
  return <Sectioned page={page} data={data} />;
}
