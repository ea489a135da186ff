import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { confirmOffer } from '#remotes/borrower/product/select/confirm/journey.ts';
import { selectOffer } from '#remotes/borrower/product/select/journey.ts';
import { screens as borrowerScreens } from '#remotes/borrower/screens.ts';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { screens as signerScreens } from '#remotes/signer/screens.ts';
import { MILESTONES } from '#src/domain/application/milestones.ts';
import type { JourneyEvent } from '#src/platform/events.ts';
import type { Move } from '#src/platform/moves.ts';
import { createPersonal } from '#src/platform/personal.ts';
import { browserStorage } from '#src/platform/storage.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { followJourney, type Moves } from './followJourney.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const step = (path: string): Move => ({ type: 'step', path, title: 'A title', stage: '' });
const answered = (refused = 0): Move => ({ type: 'answered', refused });

/** Ends what a test has left on the window. */
const stops: (() => void)[] = [];
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A mount's moves, a second apart, and what its host is told. */
function mountFor(person: string, earlier: Move[] = []) {
  const told: JourneyEvent[] = [];
  let now = 0;
  const moves: Moves = [];
  const go = (...all: Move[]) => {
    for (const move of all) {
      now += 1000;
      moves.push([move, now]);
    }
  };
  go(...earlier);
  let owner = person;
  const personal = createPersonal(browserStorage(window), () => owner);
  const stop = followJourney({
    moves,
    runtime: () => ({ personal, emit: (event) => told.push(event as JourneyEvent) > 0 }),
    view: window,
  });
  stops.push(stop);
  return { told, go, stop, become: (other: string) => (owner = other) };
}

/** Without the journey's number. */
const without = (events: JourneyEvent[]) => events.map(({ journeyId: _, ...event }) => event);
const ids = (...mounts: { told: JourneyEvent[] }[]) => [
  ...new Set(mounts.flatMap(({ told }) => told.map(({ journeyId }) => journeyId))),
];

test('what was before it is there is told as well, and what comes later as it comes', () => {
  const { told, go } = mountFor('visitor', [step('register-v2'), answered(2)]);
  expect(without(told)).toEqual([{ type: 'started' }, { type: 'refused', path: 'register-v2', count: 2 }]);
  go(answered(), step('register-v2/for-sale'));
  expect(without(told.slice(2))).toEqual([
    { type: 'step-completed', path: 'register-v2', index: 0, durationMs: 2000 },
  ]);
  expect(ids({ told })).toEqual([expect.stringMatching(UUID)]);
});

test('a page that is left without an answer, or whose answers are taken in parts, is completed once or not at all', () => {
  const { told, go } = mountFor('visitor');
  go(step('a'), step('b'), answered(), answered(), step('c'), step('b'));
  expect(without(told)).toEqual([
    { type: 'started' },
    { type: 'step-completed', path: 'b', index: 0, durationMs: 2000 },
  ]);
});

test('the whole way, each mark of it once', () => {
  const { told, go, stop } = mountFor('ana');
  go(step('product/select'), answered(), step('product/select/confirm'), answered(), step('start/contact'));
  go(step('product/select'), answered(), step('product/select/confirm'), answered());
  go(step('start/app-summary'), answered(), step('signing/sign'), answered(), step('complete'));
  go({ type: 'complete' });
  stop();
  expect(told.map(({ type }) => type).filter((type) => type !== 'step-completed')).toEqual([
    'started',
    'offers-seen',
    'offer-chosen',
    'submitted',
    'signed',
  ]);
  const completed = told.filter((event) => event.type === 'step-completed');
  expect(completed.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a reload and a login go on with the journey; another person has another', () => {
  const first = mountFor('visitor', [step('a'), answered(), step('b')]);
  first.stop();
  expect(without(first.told).at(-1)).toEqual({ type: 'left', path: 'b' });
  const second = mountFor('visitor', [step('b'), answered(), step('c')]);
  expect(without(second.told)).toEqual([{ type: 'step-completed', path: 'b', index: 1, durationMs: 1000 }]);
  expect(ids(first, second)).toHaveLength(1);
  second.told.length = 0;
  second.become('somebody else');
  second.go(step('a'));
  expect(without(second.told)).toEqual([{ type: 'started' }]);
  expect(ids(first, second)).toHaveLength(2);
});

test('leaving is told once each time, by an answer that was taken before', () => {
  const { told, go, stop } = mountFor('ana', [step('a'), answered()]);
  told.length = 0;
  const page = (type: string) => window.dispatchEvent(new Event(type));
  page('pagehide');
  stop();
  expect(without(told)).toEqual([
    { type: 'step-completed', path: 'a', index: 0, durationMs: 1000 },
    { type: 'left', path: 'a' },
  ]);
  const back = mountFor('ana', [step('b')]);
  page('pagehide');
  page('pageshow');
  page('pagehide');
  expect(without(back.told)).toEqual([
    { type: 'left', path: 'b' },
    { type: 'left', path: 'b' },
  ]);
  // It is over.
  go(step('c'));
  expect(told).toHaveLength(2);
});

test('a journey of another release, or none that can be read, is begun anew', () => {
  const first = mountFor('ana', [step('a')]);
  const kept = Object.keys(sessionStorage).find((key) => key.endsWith(':journey')) ?? '';
  sessionStorage.setItem(kept, JSON.stringify({ owner: 'ana', value: '{"id":1}' }));
  expect(ids(first, mountFor('ana', [step('a')]))).toHaveLength(2);
});

test('a form that is refused, one that is taken, and what goes on under the same status', async () => {
  const view = await renderRemote(borrower, { path: '/{uuid}', application: { status: 'OFFER_SELECTION' } });
  await view.waitForStep('product/select');
  const at = drive(view);
  const answers = () => view.moves.flatMap(([move]) => (move.type === 'answered' ? [move.refused] : []));
  await selectOffer(at);
  await view.waitForStep('product/select/confirm');
  expect(answers()).toEqual([0]);
  await at.press('Confirm and continue');
  await waitFor(() => expect(answers()).toEqual([0, 1]));
  await confirmOffer(at);
  await view.waitForStep('start/contact');
  expect(answers()).toEqual([0, 1, 0]);
});

test('a mark stands at a page that there is', () => {
  const paths: string[] = [...borrowerScreens, ...signerScreens].map(({ path }) => path);
  expect(Object.keys(MILESTONES).filter((path) => !paths.includes(path))).toEqual([]);
});
