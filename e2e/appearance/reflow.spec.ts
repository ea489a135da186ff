import { STATES } from '#remotes/journeys.ts';
import { FAILED_REQUESTS, REPORTED_BY_GATE, test } from '../support/fixtures.ts';
import { random, SEED } from '../support/random.ts';
import { expectText, withText } from '../support/reading.ts';
import { reachState } from '../support/states.ts';

/** WCAG 1.4.4 and 1.4.10, and beyond: letters four times the size where only 320 pixels are there for them. */

test.use({ permissions: ['geolocation'], geolocation: { latitude: 39.74, longitude: -104.99 } });
test.describe.configure({ mode: 'parallel' });

const NARROW = { width: 320, height: 640 };

const sampled = random(SEED).sample(STATES, 3);

for (const state of STATES)
  test.describe(() => {
    if (state.isRefused) test.use({ tolerated: { ...FAILED_REQUESTS, ...REPORTED_BY_GATE } });
    test(`${state.name}, in letters four times the size`, {
      tag: sampled.includes(state) ? [] : '@soak',
    }, async ({ page, origins, sandbox }) => {
      await reachState(state, page, { origins, sandbox });
      await page.setViewportSize(NARROW);
      await withText(page, 4, () => expectText(page, 'letters at 400 %'));
    });
  });
