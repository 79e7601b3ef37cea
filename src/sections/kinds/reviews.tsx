import type { SectionOf } from '../../content/schema.ts';
import { Beside } from '../beside.tsx';
import { Review } from '../review.tsx';
import { Headed } from '../section-head.tsx';

/** Customer reviews, each with its rating. */
export default function Reviews({ section }: { section: SectionOf<'reviews'> }) {
  const { reviews, link } = section;
  const many = reviews.length > 1;
  const list = (
    <ul className={`grid gap-8 ${many ? 'md:grid-cols-3' : ''}`}>
      {reviews.map((review) => (
        <li key={review.text} className="hung *:h-full">
          <Review review={review} className={many ? 'text-review' : 'text-2xl'} />
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
