import { BUREAU_FACTS, type BureauFacts, type CreditBureau } from '#src/domain/person/creditBureaus.ts';

/** Texts of the pages that documents have as well, by their keys in the legal copy. */
type LegalKey = 'ecoaNotice' | 'fcraReport' | 'nyInspection';

/** What documents say as the lender's pages do. */
export interface Lender {
  /** The legal one. */
  name: string;
  /** Where its business is and letters go, in one line. */
  address: string;
  /** The legal wording, its placeholders filled. */
  legal(key: LegalKey, values?: Readonly<Record<string, string>>): string;
  bureaus: Readonly<Record<CreditBureau, BureauFacts>>;
}

/** An organisation's. It is the lender's own, so that a sandbox is given it from outside. */
export type LenderOf = (org: string) => Promise<Lender>;

/** Used when no lender is configured. */
export const SAMPLE_LENDER: Lender = {
  name: 'Sample Lender',
  address: '1 Sample Street, Boise, ID 83702',
  legal: () => 'In production the lender writes this text.',
  bureaus: BUREAU_FACTS,
};
