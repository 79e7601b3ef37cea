/** The twelve cities in the order of the specification, with the response time and population of each. */
export const cities = [
  ['tampa', 'Tampa', 'Same Day', '390,000+'],
  ['st-petersburg', 'St. Petersburg', 'Same Day', '260,000+'],
  ['clearwater', 'Clearwater', 'Next Day', '115,000+'],
  ['brandon', 'Brandon', 'Same Day', '110,000+'],
  ['riverview', 'Riverview', 'Same Day', '95,000+'],
  ['plant-city', 'Plant City', '1-2 Days', '40,000+'],
  ['lakeland', 'Lakeland', 'Next Day', '115,000+'],
  ['pinellas-park', 'Pinellas Park', 'Next Day', '55,000+'],
  ['safety-harbor', 'Safety Harbor', 'Next Day', '17,000+'],
  ['dunedin', 'Dunedin', 'Next Day', '36,000+'],
  ['palm-harbor', 'Palm Harbor', 'Next Day', '60,000+'],
  ['largo', 'Largo', 'Next Day', '85,000+'],
].map(([slug = '', name = '', response = '', population = '']) => ({ slug, name, response, population }));
