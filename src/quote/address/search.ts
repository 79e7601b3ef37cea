/** One address that the visitor may choose. */
export interface Suggestion {
  id: string;
  text: string;
  /** The whole address as the service writes it. @throws when the service fails */
  choose(): Promise<string>;
}

/** Looks addresses up as the visitor types. @throws when the service fails */
export type AddressSearch = (text: string) => Promise<Suggestion[]>;

let loading: Promise<AddressSearch> | undefined;

/** The kinds of place that are addresses. */
const addressTypes = ['street_address', 'premise', 'subpremise', 'route'];

async function load(key: string): Promise<AddressSearch> {
  const { importLibrary, setOptions } = await import('@googlemaps/js-api-loader');
  setOptions({ key, v: 'weekly' });
  const { AutocompleteSuggestion, AutocompleteSessionToken } = await importLibrary('places');
  // One token joins the look-ups that lead to one choice; the service bills by it.
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

/** The look-up, loaded once, and again after a failure. @param key of Google Maps @throws when its script cannot be had */
export function loadSearch(key: string): Promise<AddressSearch> {
  loading ??= load(key).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
