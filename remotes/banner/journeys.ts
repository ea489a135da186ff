import type { JourneysOf } from '#src/testing/journey.ts';
import { journey as banners } from './banners/journey.ts';
import type { banners as screen } from './banners/screen.ts';

/** For tests only: how each page is come to. One without a journey does not compile. */
export const BANNER_JOURNEYS = { banners } satisfies JourneysOf<typeof screen>;
