import type { Offer } from '#src/api/contract/parts.ts';
import type { Loan } from '#src/domain/offer/amortization.ts';
import type { Choice } from '../choice.ts';
import type { OfferFacts } from '../facts.ts';
import type { Figures } from '../figures.ts';

/** A choice that comes to something. */
export interface ChartInput {
  facts: OfferFacts;
  choice: Choice;
  offer: Offer;
  figures: Figures;
}

export const loanOf = ({ offer, figures }: ChartInput): Loan => ({
  principal: figures.total,
  rate: figures.apr,
  term: offer.term,
});
