import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { sendSsn } from '../../credit/social/journey.ts';

const HEADING = "We couldn't reach the credit bureau";
const DOWN = { method: 'POST', path: '**/credit/*', kind: 'status', status: 424, times: 1 };

const open = async (application: Record<string, unknown>) =>
  drive(await renderRemote(borrower, { path: '/{uuid}', application }));
const held = (at: TestPage) =>
  at.control<{ ssnAttemptsLeft: number; bureauOutage: { failedTries: number } | null }>(
    'GET',
    `/applications/${at.application.uuid}`,
  );

/** Comes back when one may try again, and does. */
async function tryAgain(before: TestPage, { uuid, jwt }: TestPage['application']): Promise<TestPage> {
  const { unmount, pass, sandbox } = before;
  unmount();
  await pass(125_000);
  const reopened = drive(await renderRemote(borrower, { path: `/${uuid}/error/credit`, sandbox, jwt }));
  await reopened.press('Try again');
  return reopened;
}

describe('error/credit', () => {
  test('a number that meets no bureau leads here, uses up no try, and is checked when the bureau answers', async () => {
    const at = await open({ status: { checklistStatus: 'CREDIT_NO_MATCH' } });
    await at.control('PUT', '/clock', { rate: 50 });
    await sendSsn(at, '123-45-8888');
    await at.waitForStep('error/credit');
    await at.expectHeading(HEADING);
    expect(screen.getByText(/^This is our problem, not yours/)).toBeVisible();
    expect(await held(at)).toMatchObject({ ssnAttemptsLeft: 2, bureauOutage: { failedTries: 1 } });
    const again = await tryAgain(at, at.application);
    expect(await screen.findByText('We tried again, and the bureau did not answer.')).toBeVisible();
    await (await tryAgain(again, at.application)).waitForStep('product/select');
  });

  test('a freeze that was lifted leads here while the bureau is down', async () => {
    const at = await open({ status: { checklistStatus: 'SOFT_CREDIT_LOCKED_OR_FROZEN' } });
    await at.expectButton("I've lifted it - try again");
    await at.control('PUT', '/clock', { rate: 50 });
    await at.control('POST', '/faults', DOWN);
    await at.press("I've lifted it - try again");
    await at.waitForStep('error/credit');
    await at.press('Try again');
    await at.waitForStep('product/select');
  });

  test('so do details for a file that was not found', async () => {
    const at = await open({ status: { checklistStatus: 'CREDIT_NO_MATCH_SSN' } });
    await at.fillPassword('Last 4 digits of your Social Security number', '8888');
    await at.control('PUT', '/clock', { rate: 50 });
    await at.press('Try again with these changes');
    await at.waitForStep('error/credit');
    await at.expectHeading(HEADING);
  });

  test('after the last try one goes on at what happens now', async () => {
    const before = await open({
      status: { checklistStatus: 'CREDIT_NO_MATCH' },
      bureauOutage: { failedTries: 3 },
      hold: true,
    });
    before.unmount();
    const { uuid, jwt } = before.application;
    const at = drive(
      await renderRemote(borrower, { path: `/${uuid}/error/credit`, sandbox: before.sandbox, jwt }),
    );
    await at.expectButton('Try again');
    await at.control('POST', '/faults', DOWN);
    await at.control('PATCH', `/applications/${uuid}`, { bureauOutage: { failedTries: 4 } });
    await at.press('Try again');
    const over = await screen.findByText(/^The bureau still does not answer/);
    await waitFor(() => expect(over).toHaveFocus());
  });

  test('after three tries we ask on, and the page moves on by itself', async () => {
    const at = await open({
      status: { checklistStatus: 'CREDIT_NO_MATCH' },
      bureauOutage: { failedTries: 4 },
      hold: true,
    });
    at.unmount();
    const { uuid, jwt } = at.application;
    const reopened = drive(
      await renderRemote(borrower, { path: `/${uuid}/error/credit`, sandbox: at.sandbox, jwt }),
    );
    expect(await screen.findByText(/^The bureau still does not answer/)).toHaveTextContent(
      at.application.email,
    );
    expect(screen.getByText(/^The bureau still does not answer/)).not.toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await reopened.control('PATCH', `/applications/${uuid}`, { status: 'OFFER_SELECTION' });
    await reopened.press('Check again');
    await reopened.waitForStep('product/select');
  });
});
