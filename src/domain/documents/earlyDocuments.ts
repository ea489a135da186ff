/** What everybody is given before they apply (docs/rules.md#before-one-applies). */
export const EARLY_DOCUMENTS = ['EARLY_DISCLOSURE', 'BROCHURE'] as const;
export type EarlyDocumentType = (typeof EARLY_DOCUMENTS)[number];
