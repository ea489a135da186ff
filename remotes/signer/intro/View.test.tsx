import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { standing } from '../testing/invited.ts';

beforeEach(() => sessionStorage.clear());

const open = () => standing('intro', 'OPENED');
const esign = () =>
  screen.findByRole('checkbox', { name: /^I agree to receive and sign documents electronically/ });
const dialog = () => screen.findByRole('dialog', { name: 'Tell us that you do not sign' });

describe('signer intro', () => {
  test('who asks, for which home, and what the signature means', async () => {
    await open();
    expect(
      await screen.findByText(
        /^Ana R\. applied for a home equity line of credit with Sample Lender .* 12 Alder Way, Boise, ID 83702\.$/,
      ),
    ).toBeVisible();
    expect(
      screen.getByText(
        "You are not borrowing and will not owe payments. By signing, you agree the lender's lien covers your share of the home; if the loan isn't repaid, the home could be at risk. You may want your own advice.",
      ),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Open Deed of trust' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Run all tests' })).toBeVisible();
    expect(await screen.findByText(/^Notary hours, Pacific time/)).toBeVisible();
  });

  test('electronic documents are agreed to after one was opened; both versions are kept', async () => {
    const { at, held } = await open();
    expect(await esign()).toHaveAttribute('aria-disabled', 'true');
    expect(await esign()).toHaveAccessibleDescription(/Open one of the documents above first/);
    await at.press('Open Notice of right to cancel');
    await waitFor(async () => expect(await esign()).not.toHaveAttribute('aria-disabled', 'true'));
    await at.tick(/^I agree to receive and sign documents electronically/);
    await at.press('Get started');
    expect(await screen.findByRole('link', { name: /Tick the box to go on/ })).toBeVisible();
    await at.tick(/^I agree the session is recorded/);
    await at.press('Get started');
    await at.waitForStep('heloc-signer/identity');
    expect((await held()).consents.map(({ type }) => type).toSorted()).toEqual(['ESIGN', 'RECORDING']);
  });

  test('a document that does not load is no proof that it can be read', async () => {
    const { at } = await open();
    await at.control('POST', '/faults', { path: '**/documents/*', kind: 'status', status: 500, times: 1 });
    await at.press('Open Deed of trust');
    expect(await screen.findByText('We could not load this document.')).toBeVisible();
    expect(await esign()).toHaveAttribute('aria-disabled', 'true');
  });

  test('who does not sign says why, in words of their own only for another reason', async () => {
    const { at, held } = await open();
    await at.press("I'm not an owner");
    const within = at.within('dialog', 'Tell us that you do not sign');
    expect(await screen.findByRole('radio', { name: "I'm not an owner of this home" })).toBeChecked();
    expect(
      screen.getByText(/Ana R\. hears only that we need to talk with you, not your reason/),
    ).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Please tell us more' })).not.toBeInTheDocument();
    await within.press('I do not sign');
    await at.waitForStep('heloc-signer/declined');
    expect((await held()).declined).toMatchObject({ reason: 'NOT_OWNER', text: null });
  });

  test('another reason takes 10 to 500 characters', async () => {
    const { at, held } = await open();
    await at.press("I don't agree");
    const inside = at.within('dialog', 'Tell us that you do not sign');
    await inside.choose('Another reason');
    await inside.fill('Please tell us more', 'Too short');
    await inside.press('I do not sign');
    expect(await within(await dialog()).findByRole('textbox')).toHaveAccessibleDescription(
      /Use at least 10 characters/,
    );
    await inside.fill('Please tell us more', 'We are getting a divorce.');
    await inside.press('I do not sign');
    await at.waitForStep('heloc-signer/declined');
    expect((await held()).declined).toMatchObject({ reason: 'OTHER', text: 'We are getting a divorce.' });
  });
});
