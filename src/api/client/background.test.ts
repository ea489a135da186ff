import { expect, jest, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { nextTask } from './nextTask.ts';

/** As each remote of a page has it. */
function copyOf(): typeof import('./background.ts') {
  let copy!: typeof import('./background.ts');
  jest.isolateModules(() => {
    copy = jest.requireActual('./background.ts');
  });
  return copy;
}

test('three calls that nobody waits for are under way on a page, of all mounts together', async () => {
  const page = [copyOf(), copyOf()];
  const begun: number[] = [];
  const answers: (() => void)[] = [];
  const calls = [0, 1, 2, 3, 4].map((index) =>
    page[index % 2]?.inBackground(() => {
      begun.push(index);
      return new Promise<void>((resolve) => answers.push(resolve));
    }),
  );
  await nextTask();
  await nextTask();
  expect(begun).toEqual([0, 1, 2]);
  answers[1]?.();
  await calls[1];
  await nextTask();
  await nextTask();
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('what a person waits for is not one of them', () => {
  const names = Object.entries(contract).flatMap(([name, { background }]) => (background ? [name] : []));
  expect(names.sort()).toEqual([
    'getDefaultLoanOriginator',
    'getFigureInfo',
    'getIdentityV1',
    'getLicensedStates',
    'getLoanOriginator',
    'getNotifications',
    'getOpenStatus',
    'getOptimizelyProfile',
    'getReferral',
    'getWeek',
    'patchExperiments',
    'patchOptimizelyProfile',
    'postDecision',
    'postFeature',
    'postFeatures',
    'postSession',
    'putFullStoryLink',
    'putProfileTracker',
  ]);
});
