import type { ServicePage, WithRelated } from '../content/schema.ts';
import { ServiceData } from '../seo/structured-data.tsx';
import type { PageProps } from './record-page.tsx';
import { Sectioned } from './sectioned.tsx';

/** `/services/{slug}` */
export function Service({ record: page }: PageProps<ServicePage & WithRelated>) {
  return <Sectioned page={page} data={<ServiceData name={page.name} description={page.metadata.description} />} />;
}
