import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { onlyScreens } from '#remotes/borrower/testing/onlyScreens.tsx';
import { postCreditReminder } from '#src/api/contract/credit.ts';
import { defineCopy, message } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { defineScreen } from '#src/features/screens/defineScreen.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { openerOf, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { Alert } from '../primitives/Alert.tsx';
import { Button } from '../primitives/Button.tsx';
import { useAction } from './useAction.ts';

const UNEXPECTED = /^Something unexpected happened\. Please call us at/;

/** What follows the call, chosen by each test. */
let afterwards = () => {};
beforeEach(() => {
  afterwards = () => {};
});

function View() {
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const { run, busy, failure } = useAction(async () => {
    await api.call(postCreditReminder, { params: { uuid } });
    afterwards();
  });
  return (
    <>
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      <Button busy={busy} busyLabel="Sending" onClick={run}>
        Send
      </Button>
    </>
  );
}

const titles = defineCopy('test/action', { title: 'Reminder' });
const remote = onlyScreens([
  defineScreen({
    path: 'credit/error',
    stage: 'LINK_INCOME',
    statuses: ['SOFT_CREDIT_LOCKED_OR_FROZEN'],
    calls: ['postCreditReminder'],
    view: async () => ({ View, title: message(titles, 'title') }),
  }),
]);
const open = openerOf(remote, '/{uuid}', { status: { checklistStatus: 'SOFT_CREDIT_LOCKED_OR_FROZEN' } });

const fail = ({ control }: TestPage, fault: object) =>
  control('POST', '/faults', { method: 'POST', path: '/**/reminder', ...fault });
const remindersOf = async ({ control }: TestPage) =>
  (await control<{ path: string }[]>('GET', '/requests')).filter(({ path }) => path.endsWith('/reminder'))
    .length;

test('a second press while the first one is under way sends nothing, one after it does', async () => {
  const at = await open();
  const button = await at.find('button', 'Send');
  await fail(at, { kind: 'slow', delayMs: 50, times: 1 });
  // Both before the page is rendered with a busy button, as on a slow machine.
  act(() => {
    button.click();
    button.click();
  });
  expect(screen.getByRole('button', { name: 'Sending' })).toBeVisible();
  await at.expectButton('Send');
  expect(await remindersOf(at)).toBe(1);
  await at.press('Send');
  await waitFor(async () => expect(await remindersOf(at)).toBe(2));
});

test('a failed call is shown in words and not reported; the next press takes them away', async () => {
  const at = await open();
  await at.expectButton('Send');
  await fail(at, { kind: 'status', status: 429, times: 1 });
  await at.press('Send');
  expect(await screen.findByText(/^You have tried too many times/)).toBeVisible();
  expect(at.reports).toEqual([]);
  await at.press('Send');
  await waitFor(() => expect(screen.queryByText(/^You have tried/)).not.toBeInTheDocument());
});

test('an unexpected error is reported once, and shown as one', async () => {
  const unexpected = new TypeError('x is not a function');
  afterwards = () => {
    throw unexpected;
  };
  const at = await open();
  await at.press('Send');
  expect(await screen.findByText(UNEXPECTED)).toBeVisible();
  await at.expectButton('Send');
  expect(at.reports).toEqual([[unexpected, { where: 'action' }]]);
});

test('what fails after the page is gone is reported all the same', async () => {
  const unexpected = new TypeError('x is not a function');
  const at = await open();
  await at.expectButton('Send');
  afterwards = () => {
    at.unmount();
    throw unexpected;
  };
  await at.press('Send');
  await waitFor(() => expect(at.reports).toEqual([[unexpected, { where: 'action' }]]));
});
