/**
 * The map provider's name, key and addresses, for the build and `npm run doctor`. Pages use the provider in
 * `src/quote/address/search.ts` (suggestions) and `src/sections/map-frame.tsx`: to change it, change these three files.
 */
export const mapService = {
  name: 'Google Maps',
  /** Variable of the key; without a key there are no address suggestions. */
  variable: 'VITE_GOOGLE_MAPS_KEY',
  /** Origins of the provider's scripts, and of the servers that these scripts call. */
  scripts: ['https://maps.googleapis.com'],
  connections: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  /** Origin of the map on the contact page, with and without a key. */
  frames: ['https://www.google.com'],
};
