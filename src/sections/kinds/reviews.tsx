import type { SectionOf } from '../../content/schema.ts';
import { Beside } from '../beside.tsx';
import { Review } from '../review.tsx';
import { Headed } from '../section-head.tsx';

/** Customer reviews, each with its rating; of three, the first is large. */
export default function Reviews({ section }: { section: SectionOf<'reviews'> }) {
  const { reviews, link } = section;
  const many = reviews.length > 1;
  const leads = reviews.length === 3;
  const list = (
    <ul className={`grid gap-8 ${many ? 'md:grid-cols-2' : ''}`}>
      {reviews.map((review, place) => (
        <li key={review.text} className={`hung ${leads && place === 0 ? 'col-span-full' : ''}`}>
          <Review review={review} className={leads && place === 0 ? 'text-lead' : many ? 'text-review' : 'text-2xl'} />
        </li>
      ))}
    </ul>
  );
  return many || link ? (
    <Headed section={section} link={link}>
      {list}
    </Headed>
  ) : (
    <Beside section={section}>{list}</Beside>
  );
}
