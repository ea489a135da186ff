import { callsOf, type PageJourney, type PageState, statesOf } from '#src/testing/journey.ts';
import { journey as closed } from './panel/closed/journey.ts';
import type { closed as closedStep } from './panel/closed/screen.ts';
import { journey as ended } from './panel/ended/journey.ts';
import type { ended as endedStep } from './panel/ended/screen.ts';
import { journey as preChat } from './panel/pre-chat/journey.ts';
import type { preChat as preChatStep } from './panel/pre-chat/screen.ts';
import { journey as waiting } from './panel/waiting/journey.ts';
import type { waiting as waitingStep } from './panel/waiting/screen.ts';

type Step = typeof preChatStep | typeof closedStep | typeof waitingStep | typeof endedStep;

/** For tests only: how each step of the panel is come to. A step without one does not compile. */
const JOURNEYS = {
  'chat/pre-chat': preChat,
  'chat/closed': closed,
  'chat/waiting': waiting,
  'chat/ended': ended,
} satisfies Record<Step['path'], PageJourney>;

export const CHAT_STATES = statesOf<PageState>(JOURNEYS);
export const CHAT_CALLS = callsOf(JOURNEYS);
