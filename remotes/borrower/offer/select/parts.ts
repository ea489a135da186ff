import type { Offer } from '#src/api/contract/parts.ts';
import type { Choice } from '../choice.ts';
import type { OfferFacts } from '../facts.ts';
import type { Figures } from '../figures.ts';
import type { Start } from '../start.ts';

/** The draw that another choice has moved, and how that is said. */
export interface Moved {
  draw: string;
  text: string;
}

/** What every part of the page needs. */
export interface PartProps {
  facts: OfferFacts;
  choice: Choice;
  /** The offer of the combination, if there is one. */
  offer: Offer | undefined;
  /** Absent while the amount is not one that the offer allows. */
  figures: Figures | undefined;
  /** Where a person began who had chosen nothing before. */
  start: Start | undefined;
  /** What was set for the person, because another choice asks for it. */
  moved: Moved | undefined;
  apply(patch: Partial<Choice>): void;
}
