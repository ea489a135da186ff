import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { getBankAccounts } from '#src/api/contract/bank.ts';
import { linkBank } from '#src/features/bank-link/testing/linkBank.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { autopay } from './journey.ts';

const open = async (more = {}) => {
  const view = await renderRemote(borrower, {
    path: '/{uuid}/bank/autopay',
    brand: (brand) => ({ ...brand, capabilities: { ...brand.capabilities, choosePaymentDay: true } }),
    application: {
      status: { checklistStatus: 'VERIFIED_AUTOPAY_ACCOUNT' },
      disburseAccount: {
        uuid: '11111111-1111-4111-8111-111111111111',
        institution: 'Harbor Community Bank',
        type: 'CHECKING',
        mask: '1234',
        routingNumber: '021000021',
        holderName: 'Ana Rivera',
        confirmed: true,
      },
      ...more,
    },
  });
  await view.control('PUT', '/clock', { rate: 50 });
  return view;
};
const requestBody = (received: unknown) =>
  (received as { method: string; path: string; body: unknown }[]).find(
    ({ method, path }) => method === 'PUT' && path.endsWith('/autopay'),
  )?.body;
const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Continue' }));

describe('bank/autopay', () => {
  test('automatic payments: day, account, authorization', async () => {
    const { user, waitForStep, control, application } = await open();
    const auto = await screen.findByRole('radio', {
      name: /^Automatic payments - 0\.25% lower rate, \$[\d,.]+\/month instead of \$[\d,.]+/,
    });
    await user.click(auto);
    await next(user);
    expect(screen.getByRole('combobox', { name: /^Payment day/ })).toHaveAccessibleDescription(
      expect.stringContaining('Required'),
    );
    const authorize = screen.getByRole('checkbox', { name: 'I authorize automatic payments as described.' });
    expect(authorize).toHaveAccessibleDescription(
      expect.stringContaining('Authorize automatic payments, or choose to pay yourself'),
    );
    expect(screen.getByRole('radio', { name: /^The account your money goes to/ })).toBeChecked();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Payment day/ }), '15');
    const authorization = screen.getByText(/from your account ending in 1234 on day 15 of each month/)
      .parentElement as HTMLElement;
    const call = within(authorization).getByRole('link');
    expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:\+1\d{10}$/));
    // With its link it still reads as it is recorded.
    const words = authorization.textContent;
    expect(words).toContain(`by calling ${call.textContent} or writing to us`);
    await user.click(authorize);
    await next(user);
    await waitForStep('notary/intro');
    const held = JSON.stringify(await control('GET', `/applications/${application.uuid}`));
    expect(held).toContain('"mode":"AUTOPAY"');
    expect(held).toContain('"paymentDay":15');
    // The wording that was authorized, as the list of consents names it.
    expect(requestBody(await control('GET', '/requests'))).toMatchObject({
      authorizationVersion: '1.0',
      shown: [{ text: expect.stringContaining(String(words)) }],
    });
    expect(held).toMatch(/"type":"AUTOPAY","version":"1\.0"/);
  });

  test('paying oneself needs no authorization', async () => {
    const { user, waitForStep } = await open();
    await user.click(await screen.findByRole('radio', { name: /^I'll pay myself each month/ }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await next(user);
    await waitForStep('notary/intro');
  });

  test('without an account there is nothing to authorize: one is connected first', async () => {
    const at = drive(await open({ isCrypto: true, disburseAccount: null }));
    await at.choose(/^Automatic payments/);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await at.press('Continue');
    await at.find('link', /Connect an account to pay from, or choose to pay yourself/);
    await at.press('Connect an account');
    await linkBank(at);
    await at.choose(/Checking ending in/);
    await autopay(at);
    await at.waitForStep('notary/intro');
  });

  test('payments are not taken from an account in another name', async () => {
    const at = drive(await open({ isCrypto: true, disburseAccount: null }));
    await at.choose(/^Automatic payments/);
    await at.press('Connect an account');
    await linkBank(at, 'user_other_name');
    expect(await screen.findByRole('radio', { name: /Checking ending in/ })).toBeDisabled();
    expect(
      screen.getByText(
        "The name on this account is Casey Someoneelse. It must match yours or a co-borrower's",
      ),
    ).toBeVisible();
  });

  /** Opens the page again with these discounts in the chosen offer. */
  async function withDiscounts(discounts: string[]) {
    const first = await open();
    const { uuid, jwt } = first.application;
    first.unmount();
    await first.control('PATCH', `/applications/${uuid}`, { selectedOffer: { discounts } });
    return renderRemote(borrower, { path: `/${uuid}/bank/autopay`, sandbox: first.sandbox, jwt });
  }

  test.each([
    ['the offer, not the answer', 0.5, 0, /^Automatic payments - 0\.25% lower rate/],
    ['none where neither takes anything off', -0.25, 0.1, /^Automatic payments - \$[\d,.]+\/month$/],
  ])('the discount is that of %s', async (_, discount, off, name) => {
    const first = await open();
    const { uuid, jwt } = first.application;
    const path = `/service-application/api/v1/application/heloc/${uuid}/bank-accounts`;
    const { api } = first.runtime;
    const answer = await api.call(getBankAccounts, { params: { uuid } });
    first.unmount();
    const manual = { ...answer.manual, rate: answer.manual.rate + off };
    await first.control('POST', '/faults', {
      method: 'GET',
      path,
      kind: 'status',
      status: 200,
      body: { ...answer, manual, discount },
    });
    await renderRemote(borrower, { path: `/${uuid}/bank/autopay`, sandbox: first.sandbox, jwt });
    expect(await screen.findByRole('radio', { name })).toBeVisible();
  });

  test('nothing is chosen beforehand unless the offer was', async () => {
    const { user } = await withDiscounts([]);
    const auto = await screen.findByRole('radio', { name: /^Automatic payments/ });
    expect(auto).not.toBeChecked();
    await next(user);
    expect(screen.getByRole('radiogroup', { name: /^Payments/ })).toHaveAccessibleDescription(
      expect.stringContaining('Choose how you want to make payments'),
    );
  });

  test.each(['AUTOPAY', 'ALL_IN'])(
    'giving up automatic payments of %s shows what it costs first',
    async (type) => {
      const { user } = await withDiscounts([type]);
      expect(await screen.findByRole('radio', { name: /^Automatic payments/ })).toBeChecked();
      await user.click(screen.getByRole('radio', { name: /^I'll pay myself/ }));
      expect(screen.getByText(/^Without automatic payments/).parentElement).toHaveTextContent(
        /^Without automatic payments your APR is \d+\.\d\d% and your payment is \$[\d,.]+ a month\./,
      );
    },
  );

  test('a failure of the server keeps everything', async () => {
    const { user, control } = await open();
    await user.click(await screen.findByRole('radio', { name: /^Automatic payments/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Payment day/ }), '3');
    await user.click(screen.getByRole('checkbox', { name: /^I authorize/ }));
    await control('POST', '/faults', { method: 'PUT', path: '**/autopay', kind: 'status', status: 500 });
    await next(user);
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Payment day/ })).toHaveValue('3');
    expect(screen.getByRole('checkbox', { name: /^I authorize/ })).toBeChecked();
  });
});
