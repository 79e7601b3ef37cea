/** One suggested address. */
export interface Suggestion {
  id: string;
  text: string;
  /** Fetches the full address as the service writes it. @throws when the service fails */
  choose(): Promise<string>;
}

/** Looks addresses up as the visitor types. @throws when the service fails */
export type AddressSearch = (text: string) => Promise<Suggestion[]>;

const key = import.meta.env.VITE_GOOGLE_MAPS_KEY;
/** Credit that Google requires beside its suggestions. */
export const credit = 'Powered by Google';
let loading: Promise<AddressSearch> | undefined;

/** Google's place types for addresses, from a street (`route`) to a unit in a building (`subpremise`). */
const addressTypes = ['street_address', 'premise', 'subpremise', 'route'];

async function load(key: string): Promise<AddressSearch> {
  const { importLibrary, setOptions } = await import('@googlemaps/js-api-loader');
  setOptions({ key, v: 'weekly' });
  const { AutocompleteSuggestion, AutocompleteSessionToken } = await importLibrary('places');
  // One token joins the lookups that lead to one choice; Google bills by token.
  let sessionToken = new AutocompleteSessionToken();
  return async (input) => {
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      sessionToken,
      includedRegionCodes: ['us'],
      includedPrimaryTypes: addressTypes,
    });
    return suggestions.flatMap(({ placePrediction }) => {
      if (!placePrediction) return [];
      const { placeId, text } = placePrediction;
      return {
        id: placeId,
        text: text.text,
        async choose() {
          const { place } = await placePrediction.toPlace().fetchFields({ fields: ['formattedAddress'] });
          sessionToken = new AutocompleteSessionToken();
          return place.formattedAddress ?? text.text;
        },
      };
    });
  };
}

/** The address search, loaded once, and again after a failure; `undefined` without a key. @throws when loading fails */
export function loadSearch(): Promise<AddressSearch> | undefined {
  if (!key) return undefined;
  loading ??= load(key).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
