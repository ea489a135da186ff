import type { Offer } from '#src/api/contract/parts.ts';
import type { Choice, Overridden } from '../choice.ts';
import type { OfferFacts } from '../facts.ts';
import type { Figures } from '../figures.ts';
import type { ChoiceProblem } from './problem.ts';
import type { ChoiceState } from './state.ts';

/** What every part of the page needs. */
export interface PartProps extends ChoiceState {
  facts: OfferFacts;
  choice: Choice;
  overridden: Overridden;
  /** The offer of the combination, if there is one. */
  offer: Offer | undefined;
  /** Absent while there is a problem. */
  figures: Figures | undefined;
  problem: ChoiceProblem | undefined;
  /** The part is a page of its own, whose heading asks its question. */
  isPage: boolean;
}
