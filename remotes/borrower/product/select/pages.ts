import type { OfferFacts } from '../facts.ts';
import type { PartName } from './Parts.tsx';

export type PageHeading = 'termsQuestion' | 'payoffQuestion' | 'discountQuestion';

interface OfferPage {
  name: string;
  parts: readonly PartName[];
  /** The question that is the page's heading; the first page has the screen's. */
  heading?: PageHeading;
}

const ONE_PAGE: readonly OfferPage[] = [
  { name: 'all', parts: ['amount', 'terms', 'fee', 'discounts', 'payoffs'] },
];

/** One thing after another, with what has to be there for it to be asked. */
const PAGES: readonly (OfferPage & { isAsked(facts: OfferFacts): boolean })[] = [
  { name: 'amount', parts: ['amount'], isAsked: () => true },
  {
    name: 'terms',
    parts: ['terms', 'fee'],
    heading: 'termsQuestion',
    isAsked: ({ offers }) => offers.length > 1 || offers.some(({ type }) => type === 'VARIABLE'),
  },
  {
    name: 'payoffs',
    parts: ['payoffs'],
    heading: 'payoffQuestion',
    isAsked: ({ liabilities }) => liabilities.some(({ payoffEligible }) => payoffEligible),
  },
  {
    name: 'discounts',
    parts: ['discounts'],
    heading: 'discountQuestion',
    isAsked: ({ offers }) => offers.some(({ discountList }) => discountList.length > 0),
  },
];

/** Everything on one page, or one thing after another where the organisation prefers that. */
export const pagesOf = (facts: OfferFacts, isSplit: boolean): readonly OfferPage[] =>
  isSplit ? PAGES.filter(({ isAsked }) => isAsked(facts)) : ONE_PAGE;
