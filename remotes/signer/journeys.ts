import { callsOf, type PageJourney, type PageState, statesOf } from '#src/testing/journey.ts';
import { journey as cancelled } from './access/cancelled/journey.ts';
import { journey as login } from './access/login/journey.ts';
import type { login as loginScreen } from './access/login/screen.ts';
import { journey as resume } from './access/resume/journey.ts';
import type { gated } from './screens.ts';

type Screen = typeof loginScreen | (typeof gated)[number];

/** For tests only: how each screen is come to. A screen without one does not compile. */
const JOURNEYS = {
  'heloc-signer/login': login,
  'heloc-signer/resume': resume,
  'heloc-signer/cancelled': cancelled,
} satisfies { readonly [Path in Screen['path']]: PageJourney };

export const SIGNER_STATES = statesOf<PageState>(JOURNEYS);
export const SIGNER_CALLS = callsOf(JOURNEYS);
