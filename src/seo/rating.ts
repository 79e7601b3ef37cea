import type { Company } from '../content/schema/company.ts';

/** The rating for structured data; left out without a `proof` in `company.json`, except for the sample company. */
export function aggregateRating({ facts, sample }: Pick<Company, 'facts' | 'sample'>) {
  const [rating, reviews] = ['rating', 'reviews'].map((name) => facts.find((fact) => fact.name === name));
  if (!rating || !reviews || !(rating.proof || sample)) return {};
  // Search engines read numbers only, which "4.9/5" and "1.2k" are not.
  if (!/^\d(\.\d+)?$/.test(rating.value) || !/^[\d,]+\+?$/.test(reviews.value)) return {};
  const reviewCount = Number(reviews.value.replace(/\D/g, ''));
  return { aggregateRating: { '@type': 'AggregateRating' as const, ratingValue: rating.value, reviewCount } };
}
