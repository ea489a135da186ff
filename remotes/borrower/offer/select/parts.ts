import type { Offer } from '#src/api/contract/parts.ts';
import type { Choice } from '../choice.ts';
import type { OfferFacts } from '../facts.ts';
import type { Figures } from '../figures.ts';

/** What every part of the page needs. */
export interface PartProps {
  facts: OfferFacts;
  choice: Choice;
  /** The offer of the combination, if there is one. */
  offer: Offer | undefined;
  /** Absent while the amount is not one that the offer allows. */
  figures: Figures | undefined;
  apply(patch: Partial<Choice>): void;
}
