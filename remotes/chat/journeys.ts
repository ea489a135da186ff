import type { JourneysOf } from '#src/testing/journey.ts';
import { journey as agent } from './panel/agent/journey.ts';
import { journey as assistant } from './panel/assistant/journey.ts';
import { journey as closed } from './panel/closed/journey.ts';
import { journey as ended } from './panel/ended/journey.ts';
import { journey as preChat } from './panel/pre-chat/journey.ts';
import type { STEPS } from './panel/stepOf.ts';
import { journey as survey } from './panel/survey/journey.ts';

/** For tests only: how each step of the panel is come to. A step without one does not compile. */
export const CHAT_JOURNEYS = {
  'chat/pre-chat': preChat,
  'chat/assistant': assistant,
  'chat/closed': closed,
  'chat/agent': agent,
  'chat/ended': ended,
  'chat/survey': survey,
} satisfies JourneysOf<(typeof STEPS)[keyof typeof STEPS]>;
