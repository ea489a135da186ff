import type { RemoteName } from '#src/domain/remotes.js';
import {
  callsOf,
  type NamedCall,
  type NamedState,
  type PageJourney,
  type PageState,
  statesOf,
} from '#src/testing/journey.ts';
import { BANNER_JOURNEYS } from './banner/journeys.ts';
import * as borrower from './borrower/journeys.ts';
import { REGISTRATION_STATES } from './borrower/registration/journeys.ts';
import { CHAT_JOURNEYS } from './chat/journeys.ts';
import { SIGNER_JOURNEYS } from './signer/journeys.ts';

interface RemoteJourneys {
  journeys: Readonly<Record<string, PageJourney>>;
  states: readonly NamedState[];
  calls: readonly NamedCall[];
}

const derive = (journeys: RemoteJourneys['journeys']): RemoteJourneys => ({
  journeys,
  states: statesOf<PageState>(journeys),
  calls: callsOf(journeys),
});

/** For tests only: the journeys of each remote, and what is derived from them. A remote without a line does not compile. */
export const REMOTE_JOURNEYS: Readonly<Record<RemoteName, RemoteJourneys>> = {
  borrower: {
    journeys: { ...borrower.JOURNEYS, ...borrower.PAGE_JOURNEYS },
    states: [...REGISTRATION_STATES, ...borrower.PAGE_STATES, ...borrower.SCREEN_STATES],
    calls: borrower.CALLS,
  },
  signer: derive(SIGNER_JOURNEYS),
  chat: derive(CHAT_JOURNEYS),
  banner: derive(BANNER_JOURNEYS),
};

const all = Object.values(REMOTE_JOURNEYS);
/** Every state of every page. */
export const STATES = all.flatMap(({ states }) => states);
/** Every call of every page, with what becomes of a person when it fails. */
export const CALLS = all.flatMap(({ calls }) => calls);
