import type { PlainPage, ServicePage } from '../content/schema.ts';
import { ServiceData } from '../seo/structured-data.tsx';
import { Sectioned } from './sectioned.tsx';

/** A page made only of sections: `/services/{slug}`, the overview pages and `/about`. */
export function Page({ record: page }: { record: PlainPage | ServicePage }) {
  const service = 'name' in page ? page.name : page.serviceName;
  const data = service && <ServiceData name={service} description={page.metadata.description} />;
  return <Sectioned page={page} data={data} wide={!('name' in page)} />;
}
