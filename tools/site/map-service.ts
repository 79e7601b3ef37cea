/**
 * The map provider's name, key and addresses, for build and doctor. Pages call it from `src/quote/address/search.ts`
 * (suggestions) and `src/sections/map-frame.tsx`: to change the provider, change these three files.
 */
export const mapService = {
  name: 'Google Maps',
  /** Variable of the key; without one there are no suggestions. */
  variable: 'VITE_GOOGLE_MAPS_KEY',
  /** Origins of the provider's scripts, and of these scripts' requests. */
  scripts: ['https://maps.googleapis.com'],
  connections: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  /** Origin of the map on the contact page, with and without a key. */
  frames: ['https://www.google.com'],
};
