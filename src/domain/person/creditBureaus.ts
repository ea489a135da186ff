/** The three nationwide credit bureaus, as they publish themselves. Source: docs/rules.md#credit-bureaus */

export const CREDIT_BUREAUS = ['EQUIFAX', 'EXPERIAN', 'TRANSUNION'] as const;
export type CreditBureau = (typeof CREDIT_BUREAUS)[number];

export interface BureauFacts {
  name: string;
  /** Ten digits, toll-free. */
  phone: string;
  /** Where a freeze is lifted. */
  site: string;
  url: string;
  /** For letters. */
  address: string;
}

export const BUREAU_FACTS: Readonly<Record<CreditBureau, BureauFacts>> = {
  EQUIFAX: {
    name: 'Equifax',
    phone: '8882980045',
    site: 'equifax.com',
    url: 'https://www.equifax.com/personal/credit-report-services/credit-freeze/',
    address: 'P.O. Box 740241, Atlanta, GA 30374',
  },
  EXPERIAN: {
    name: 'Experian',
    phone: '8883973742',
    site: 'experian.com',
    url: 'https://www.experian.com/help/credit-freeze/',
    address: 'P.O. Box 2002, Allen, TX 75013',
  },
  TRANSUNION: {
    name: 'TransUnion',
    phone: '8009168800',
    site: 'transunion.com',
    url: 'https://www.transunion.com/credit-freeze',
    address: 'P.O. Box 1000, Chester, PA 19016',
  },
};

/** A bureau by its code or its name, in any case. */
export function findBureau(text: string | null | undefined): CreditBureau | undefined {
  const wanted = (text ?? '').replace(/[\s_-]/g, '').toUpperCase();
  return CREDIT_BUREAUS.find((code) => code === wanted);
}
