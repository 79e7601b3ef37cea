import type { ExpectedPage } from './expected-page.ts';

const fullLocation = { 'before-after': 1, cards: 4, points: 4, places: 16, types: 4, questions: 5, 'quote-call': 1 };

/** Pages that are nothing but a hero and a closing call, by what is washed there and where. */
const shortLocations: Record<string, string> = {
  'apartment-complex-pressure-washing': 'brandon',
  'hoa-services': 'tampa | riverview | lakeland',
  'restaurant-pressure-washing': 'tampa | brandon',
  'parking-lot-pressure-washing': 'tampa | st-petersburg | clearwater | brandon | riverview | lakeland | plant-city',
  'retail-storefront-pressure-washing': 'tampa | st-petersburg | clearwater',
};

/** What stands under `/locations/`. */
export const locations: Record<string, ExpectedPage> = {
  'apartment-complex-pressure-washing-tampa': {
    counts: { 'before-after': 1, cards: 4, places: 16, questions: 5, 'quote-call': 1 },
    buttons: 'Get Tampa Apartment Quote',
  },
  'apartment-complex-pressure-washing-st-petersburg': {
    counts: { cards: 4, 'quote-call': 1 },
    words: 'Downtown St. Pete | Waterfront Communities | Beach Area | Historic Neighborhoods',
  },
  'apartment-complex-pressure-washing-clearwater': {
    counts: { cards: 2, 'quote-call': 1 },
    words: 'Beach | Countryside',
  },
  'hoa-services-clearwater': { counts: fullLocation },
  'restaurant-pressure-washing-st-petersburg': { counts: fullLocation },
  ...Object.fromEntries(
    Object.entries(shortLocations).flatMap(([kind, cities]) =>
      cities.split(' | ').map((city) => [`${kind}-${city}`, { counts: { cards: 0, questions: 0, 'quote-call': 1 } }]),
    ),
  ),
};
