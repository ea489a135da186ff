import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { FAILED } from './journey.ts';

/** From the list of what was linked and sent. */
const open = async () => {
  const at = drive(await renderRemote(borrower, { path: '/{uuid}', application: FAILED }));
  await at.waitForStep('income/review');
  await at.press('What you can do now');
  await at.waitForStep('error/income');
  await at.expectButton('Upload documents instead');
  return at;
};

describe('error/income', () => {
  test('says what was tried and what came of it', async () => {
    await open();
    const table = screen.getByRole('table', { name: 'What we tried' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Bank deposits: Harbor Community Bank11/20/2026No matching deposits',
      'Documents: Alder Mill11/20/2026We could not read this document',
    ]);
  });

  test('an account that is not confirmed in time expires, and leads here', async () => {
    const [record] = FAILED.incomeRequestRecords;
    const at = drive(
      await renderRemote(borrower, {
        path: '/{uuid}',
        application: {
          ...FAILED,
          incomeRequestRecords: [{ ...record, status: 'LINKED', message: null, annualAmount: 60_000 }],
        },
      }),
    );
    await at.waitForStep('income/review');
    await at.pass(7 * 24 * 60 * 60_000);
    await at.returnToPage();
    await at.press('What you can do now');
    await at.waitForStep('error/income');
    expect(await screen.findByText(/^Expired: /)).toBeVisible();
    const mails = await at.control<{ subject: string }[]>('GET', '/outbox');
    expect(mails.map(({ subject }) => subject)).toContain('A connected account has expired');
  });

  test('one that waits for an answer is no verdict', async () => {
    const [record] = FAILED.incomeRequestRecords;
    await renderRemote(borrower, {
      path: '/{uuid}/error/income',
      application: {
        ...FAILED,
        incomeRequestRecords: [
          { ...record, status: 'LINKED', message: null, created: new Date().toISOString() },
        ],
        hold: true,
      },
    });
    expect(await screen.findByText('Waiting for you to confirm it')).toBeVisible();
  });

  test('documents take the place of what failed', async () => {
    const at = await open();
    await at.press('Upload documents instead');
    await at.waitForStep('income/upload/:type');
  });

  test('another account can be connected', async () => {
    const at = await open();
    await at.press('Connect a different account');
    await at.waitForStep('income/review');
    await at.expectButton('Use my bank');
  });

  test('an income that changed is opened to be corrected', async () => {
    const at = await open();
    await at.press('My income changed');
    await at.waitForStep('income/review');
    await at.expectHeading('Change your income');
    expect(await screen.findByText(/I understand that my offers may change/)).toBeVisible();
  });

  test('nobody is led here while something can still verify it', async () => {
    const at = drive(
      await renderRemote(borrower, {
        path: '/{uuid}',
        application: {
          ...FAILED,
          incomeRequestRecords: [
            ...FAILED.incomeRequestRecords,
            { ...FAILED.incomeRequestRecords[0], uuid: 'c', status: 'PENDING_REVIEW', message: null },
          ],
        },
      }),
    );
    await at.expectButton('Continue');
    expect(screen.queryByRole('button', { name: 'What you can do now' })).not.toBeInTheDocument();
  });
});
