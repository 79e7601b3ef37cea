import type { CityPage } from '../content/city-page.ts';
import type { WithRelated } from '../content/schema.ts';
import Stats from '../sections/kinds/stats.tsx';
import { Sectioned } from './sectioned.tsx';

/** The page of a city, at `/areas/{slug}`. */
export function CityArea({ record: page }: { record: CityPage & WithRelated }) {
  return (
    <Sectioned page={page}>
      <Stats section={page.figures} />
    </Sectioned>
  );
}
