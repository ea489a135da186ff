/** Options that are texts in markup, an attribute each, and stay what they are for as long as a mount is there. */
export const FIXED_TEXTS = [
  'remote',
  'basePath',
  'history',
  'initialPath',
  'isolation',
  'chrome',
  'headingLevel',
  'environment',
] as const;

/** What a mount keeps for as long as it is there. */
export const FIXED = [...FIXED_TEXTS, 'target', 'apiBaseUrls'] as const;
export type FixedOption = (typeof FIXED)[number];
