/**
 * The pages of the specification, written down by hand: what stands here must not be derived from the site's own code.
 * Numbers count the entries of a block; words must stand on the page as they are here; buttons lead to the contact page. Both are
 * lists, with ` | ` between two.
 */
export interface ExpectedPage {
  counts?: Record<string, number>;
  words?: string;
  buttons?: string;
}
