import { type Clone, type Finding, orReady, problem } from './finding.ts';
import { searchIn } from './search.ts';

/** The example's region, which a company elsewhere must not mention. @public */
export const example = {
  state: 'Florida',
  words: [
    ...['Florida', 'Tampa', 'Gulf', 'the Bay', 'Hillsborough', 'Pinellas', 'Polk', 'St. Pete', 'Clearwater', 'Brandon'],
    ...['Riverview', 'Plant City', 'Lakeland', 'Safety Harbor', 'Dunedin', 'Palm Harbor', 'Largo', 'Ybor', 'SWFWMD'],
    // Local law and weather.
    ...['DBPR', 'tropical', 'lovebug'],
  ],
};

/** Finds words of the example's region in the records of a company in another state. */
export function examinePlace(clone: Clone): Finding[] {
  const { region } = clone.company;
  const filesWith = searchIn(clone);
  const left = region.state === example.state ? [] : example.words;
  const found = left.flatMap((word) => {
    const files = filesWith(word);
    const say = `You work in ${region.state}, and "${word}" stands in ${files.join(', ')}.`;
    return files.length > 0
      ? problem(say, 'Write your own place there, {region} or {state}; or delete the record.')
      : [];
  });
  return orReady(found, `The pages speak of ${region.name}.`);
}
