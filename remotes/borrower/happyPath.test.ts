import { expect, test } from '@jest/globals';
import { progressStages, STAGE_INDEX, stageShare, timeLeft } from '#src/domain/application/progress.ts';
import { HAPPY_PATH } from './happyPath.ts';
import { screens } from './screens.ts';

/** What is shown at each page of the way, in order. */
const shown = (manualNotary: boolean) =>
  progressStages(manualNotary).flatMap((stage) => {
    const pages = HAPPY_PATH[stage];
    return pages.map((screen, index) => {
      const before = pages.slice(0, index).filter((page) => page === screen).length;
      const count = pages.filter((page) => page === screen).length;
      const share = stageShare(pages, screen, { step: before + 1, count }) ?? Number.NaN;
      return {
        screen,
        bar: STAGE_INDEX[stage] + share,
        ...timeLeft({ stage, manualNotary, share, approvalMinutes: 5 }),
      };
    });
  });

test.each([
  ['an online notary', false],
  ['a notary in person', true],
])('with %s the bar moves with every page, and the minutes to a goal never grow', (_name, manualNotary) => {
  const pages = shown(manualNotary);
  expect(pages.length).toBeGreaterThan(20);
  expect([...new Set(pages.map(({ goal }) => goal))]).toEqual(['submit', 'sign', 'money']);
  for (const [index, page] of pages.entries()) {
    const before = pages[index - 1];
    if (!before) continue;
    expect({ at: page.screen, moves: page.bar > before.bar }).toEqual({ at: page.screen, moves: true });
    const isCloser = page.goal !== before.goal || page.minutes <= before.minutes;
    expect({ at: page.screen, isCloser }).toEqual({ at: page.screen, isCloser: true });
    expect(page.after).toBeLessThanOrEqual(before.after);
  }
});

test.each(screens.filter(({ progressAt }) => progressAt))(
  '$path stands on the way of its own step, at $beside',
  ({ path, stage, progressAt }) => {
    const pages = HAPPY_PATH[stage];
    expect(pages).not.toContain(path);
    expect(pages).toContain(progressAt);
  },
);

test('after registration the first step is behind one', () => {
  expect(stageShare(HAPPY_PATH.INITIAL, 'review-app/property')).toBe(1);
});
