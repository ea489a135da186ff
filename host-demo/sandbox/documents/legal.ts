/** Texts of the pages that documents have as well, by their keys in the legal copy. */
export type LegalKey = 'ecoaNotice' | 'fcraReport' | 'nyInspection';

/** A lender's legal wording, its placeholders filled. */
export type Legal = (key: LegalKey, values?: Readonly<Record<string, string>>) => string;

/** The wording of an organisation. It is the lender's, so that a sandbox is given it from outside. */
export type LegalOf = (org: string) => Promise<Legal>;

/** Where nobody gives it. */
export const sampleLegal: Legal = () => 'In production the lender writes this text.';
