/** The names in a text: a list of them is longer in the loader. */
export type Names<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Names<Rest>
  : Text;

/** Options that are texts in markup, an attribute each, and stay what they are for as long as a mount is there. */
export const FIXED_TEXTS =
  'remote basePath history initialPath isolation chrome headingLevel environment audience vitals app placement max';

/** What a mount keeps for as long as it is there. */
export type FixedOption = Names<typeof FIXED_TEXTS> | 'target' | 'apiBaseUrls';
export const FIXED = `${FIXED_TEXTS} target apiBaseUrls`.split(' ') as FixedOption[];
