import type { JourneysOf } from '#src/testing/journey.ts';
import { journey as cancelled } from './access/cancelled/journey.ts';
import { journey as login } from './access/login/journey.ts';
import { journey as resume } from './access/resume/journey.ts';
import type { screens } from './screens.ts';

/** For tests only: how each screen is come to. A screen without one does not compile. */
export const SIGNER_JOURNEYS = {
  'heloc-signer/login': login,
  'heloc-signer/resume': resume,
  'heloc-signer/cancelled': cancelled,
} satisfies JourneysOf<(typeof screens)[number]>;
