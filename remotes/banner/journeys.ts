import { type JourneysOf, type PageState, statesOf } from '#src/testing/journey.ts';
import { journey as banners } from './banners/journey.ts';
import type { banners as screen } from './banners/screen.ts';

/** For tests only: how each page is come to. One without a journey does not compile. */
const JOURNEYS = { banners } satisfies JourneysOf<typeof screen>;

export const BANNER_STATES = statesOf<PageState>(JOURNEYS);
