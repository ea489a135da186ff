import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from './testing/remote.ts';

const open = (path: string, checklistStatus: string, more: object = {}, status: object = {}) =>
  renderRemote(borrower, {
    path: `/{uuid}/${path}`,
    application: { status: { checklistStatus, ...status }, hold: true, ...more },
  });
const STILL_WORKING = "We're still working on your application";
const heading = () => screen.findByRole('heading', { level: 1, name: STILL_WORKING });

const NO_ACCOUNT = { disburseAccount: null };
const DECLINE = { uwDecision: 'DECLINE' };
const ACCEPTED = { primaryParticipantAcceptComplete: true };

test.each([
  ['bank/autopay', 'AUTOPAY_ACCOUNT', NO_ACCOUNT, {}, 'bank/disburse'],
  ['bank/disburse', 'AUTOPAY_ACCOUNT', {}, {}, 'bank/autopay'],
  ['bank/disburse', 'AUTOPAY_ACCOUNT', { isCrypto: true, ...NO_ACCOUNT }, {}, 'bank/autopay'],
  ['complete', 'DEED_SIGNING', {}, {}, 'notary/intro'],
  ['notary/intro', 'DEED_SIGNING', {}, ACCEPTED, 'complete'],
  ['notary/session', 'DEED_SIGNING', {}, ACCEPTED, 'complete'],
  ['bpo/hold', 'PAYOFF_REQUEST_PENDING', {}, {}, 'payoff/hold'],
  ['liens', 'HMDA', {}, {}, 'start/hmda'],
  ['start/hmda', 'FROM_THE_FUTURE', {}, DECLINE, 'error/decline'],
  ['start/hmda', 'WAITING_FOR_DECISION', {}, DECLINE, 'error/decline'],
  ['signing/sign', 'DECLINED', {}, DECLINE, 'error/decline'],
  ['start/contact', 'FROM_THE_FUTURE', {}, {}, 'error/timeout'],
])('%s under %s (%j, %j) gives way to %s', async (path, checklistStatus, more, status, shown) => {
  const app = await open(path, checklistStatus, more, status);
  await app.waitForStep(shown);
  const steps = app.events.filter(({ type }) => type === 'step');
  expect(steps).toHaveLength(1);
});

test('documents stay readable while the status waits', async () => {
  const app = await open('document/disclosures', 'PREQUAL_TITLE');
  await app.waitForStep('document/disclosures');
  expect(screen.getByRole('heading', { level: 1, name: 'Your documents' })).toBeVisible();
});

test.each([
  ['FROM_THE_FUTURE', 'FROM_THE_FUTURE'],
  ['Please call 555-0100', 'malformed'],
])('the unknown status "%s" is logged as %s', async (checklistStatus, status) => {
  const app = await open('error/timeout', checklistStatus);
  await heading();
  expect(app.reports).toContainEqual([
    new Error('Unknown checklist status'),
    expect.objectContaining({ uuid: app.application.uuid, status }),
  ]);
});

/** Lets the time of a wait pass at once; each answer of the sandbox takes a few turns. */
async function wait(until: () => boolean) {
  for (let second = 0; second < 120 && !until(); second += 1) {
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }
}

test.each([
  ['GEN_NOTE_SIGNING', 'review-app/signdocs'],
  ['WAITING_FOR_NOTE', 'error/timeout'],
])('%s waited for in vain shows %s, and moves on with the status', async (checklistStatus, shown) => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
  try {
    const app = await open('', checklistStatus);
    const at = () => app.events.findLast((event) => event.type === 'step')?.path;
    await wait(() => at() !== undefined);
    expect(at()).toBe(shown);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(STILL_WORKING);
    expect(app.reports).toContainEqual([
      'The status did not move on',
      { uuid: app.application.uuid, status: checklistStatus },
    ]);
    await wait(() => screen.queryByRole('dialog') === null);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await app.control('PATCH', `/applications/${app.application.uuid}`, {
      status: { checklistStatus: 'FINAL_OFFER' },
    });
    await wait(() => at() === 'signing/intro');
    expect(at()).toBe('signing/intro');
  } finally {
    jest.useRealTimers();
  }
});
