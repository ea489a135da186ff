import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { borrower } from '#remotes/borrower/remote.tsx';
import { renderRemote } from '#src/testing/renderRemote.tsx';

const open = () =>
  renderRemote(borrower, {
    path: '/{uuid}/bank/manual-disburse',
    application: { status: { checklistStatus: 'DISBURSEMENT_ACCOUNT' } },
  });
const NUMBER = '48151623421';
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Continue' }));
const described = (element: HTMLElement, text: string) =>
  expect(element).toHaveAccessibleDescription(expect.stringContaining(text));

async function fill(user: UserEvent, routing = '021000021', again = NUMBER) {
  await user.click(await screen.findByRole('radio', { name: 'Checking' }));
  await user.type(box(/^Routing number/), routing);
  await user.type(box(/^Account number/), NUMBER);
  await user.type(box(/^Confirm account number/), again);
}

describe('bank/manual-disburse', () => {
  test('sends the account and goes on to confirm it; the number is kept nowhere', async () => {
    const { user, waitForStep, control, application } = await open();
    await fill(user);
    expect(box(/^Account number/)).toHaveValue('•••••••3421');
    await user.upload(
      screen.getByLabelText(/^Voided check or bank letter/),
      new File(['%PDF-1.4 letter'], 'letter.pdf', { type: 'application/pdf' }),
    );
    expect(await screen.findByText('Uploaded')).toBeVisible();
    await next(user);
    await waitForStep('bank/confirm');
    expect(await screen.findByText('****3421')).toBeVisible();
    const held = JSON.stringify(await control('GET', `/applications/${application.uuid}`));
    expect(held).not.toContain(NUMBER);
    const requests = await control<{ path: string; body: unknown }[]>('GET', '/requests');
    const drafts = requests.filter(({ path }) => path.includes('/drafts/'));
    expect(JSON.stringify(drafts)).not.toMatch(/48151623421|021000021/);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(NUMBER);
  });

  test('says what is missing or wrong, at each field', async () => {
    const { user } = await open();
    await screen.findByRole('button', { name: 'Continue' });
    await user.clear(box(/^Account holder name/));
    await next(user);
    described(box(/^Account holder name/), 'Required');
    described(screen.getByRole('radiogroup', { name: /^Account type/ }), 'Required');
    described(box(/^Routing number/), 'Enter a 9-digit routing number');
    described(box(/^Account number/), 'Enter 4 to 17 digits');
    described(screen.getByLabelText(/^Voided check or bank letter/), 'Upload at least one file');
    await user.type(box(/^Account holder name/), 'Somebody Else');
    await fill(user, '123456789', '999');
    await next(user);
    described(box(/^Account holder name/), 'The name on this account must match yours');
    described(box(/^Routing number/), 'Enter a valid routing number. Check the number on your check');
    described(box(/^Confirm account number/), 'Account numbers do not match');
  });

  test('a half-filled form comes back without the numbers', async () => {
    const first = await open();
    await fill(first.user);
    await waitFor(
      async () => {
        const requests = await first.control<{ method: string; path: string }[]>('GET', '/requests');
        expect(requests.some(({ method, path }) => method === 'PUT' && path.includes('/drafts/'))).toBe(true);
      },
      { timeout: 5000 },
    );
    first.unmount();
    const { uuid, jwt } = first.application;
    await renderRemote(borrower, { path: `/${uuid}/bank/manual-disburse`, sandbox: first.sandbox, jwt });
    expect(await screen.findByRole('radio', { name: 'Checking' })).toBeChecked();
    expect(box(/^Routing number/)).toHaveValue('');
    expect(box(/^Account number/)).toHaveValue('');
  });

  test('shows where the numbers are', async () => {
    const { user } = await open();
    await user.click(await screen.findByText('Where are these numbers?'));
    expect(screen.getByRole('img', { name: /At the bottom left is the routing number/ })).toBeInTheDocument();
  });
});
