import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { fillTranscript, SELF_EMPLOYED } from './journey.ts';

const open = async (application: object = SELF_EMPLOYED, more = {}) => {
  const view = await renderRemote(borrower, {
    path: '/{uuid}/income/link/pointserv',
    application: application as Record<string, unknown>,
    ...more,
  });
  return { ...view, at: drive(view) };
};
type View = Awaited<ReturnType<typeof open>>;

/** Presses a button of the vendor's page, to which the link leads. */
async function answerVendor({ sandbox }: View, result: string): Promise<string> {
  const link = await screen.findByRole('link', { name: /^Open the form/ });
  const response = await sandbox.app.fetch(
    new Request(link.getAttribute('href') ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `result=${result}`,
    }),
  );
  return response.text();
}

describe('income/link/pointserv', () => {
  test('what stands on the return is filled in from the application', async () => {
    const { at } = await open();
    await at.expectHeading('Get your IRS tax transcript');
    expect(await screen.findByText(/^20\d\d and 20\d\d$/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'First name' })).not.toBeInTheDocument();
    await at.press('My return has another name or address');
    const first = await screen.findByRole('textbox', { name: 'First name' });
    expect(first).not.toHaveValue('');
    expect(first).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Address on the return' })).not.toHaveValue('');
    expect(screen.getByText(/is used only for this application/)).toBeVisible();
  });

  test('without an address bar the form is signed beside the page, and the list knows what became of it', async () => {
    const view = await open();
    await fillTranscript(view.at);
    await view.at.press('Go on to sign');
    await view.at.expectHeading('Sign the form');
    expect(await answerVendor(view, 'SIGNED')).toContain('Thank you');
    await view.at.press('I have signed');
    await view.waitForStep('income/review');
    const item = (await screen.findByText(/^IRS tax transcript: 20/)).closest('li') as HTMLElement;
    expect(within(item).getByText('In review')).toBeVisible();
    await view.at.press('Continue');
    await view.waitForStep('identity');
  });

  test('what the IRS did not know is said where it is corrected', async () => {
    const view = await open();
    await fillTranscript(view.at);
    await view.at.press('Go on to sign');
    await view.at.expectHeading('Sign the form');
    await answerVendor(view, 'REJECTED_ADDRESS');
    await view.at.press('I have signed');
    await view.at.press(/^Retry: IRS tax transcript/);
    await view.at.expectHeading('Get your IRS tax transcript');
    expect(await screen.findByText(/^The IRS has another address on this return/)).toBeVisible();
    expect(screen.queryByText(/^The IRS has another name/)).not.toBeInTheDocument();
    // The person did not open these fields.
    expect(screen.getByRole('textbox', { name: 'First name' })).not.toHaveFocus();
  });

  test('a spouse is named, has to agree, and signs as well', async () => {
    const view = await open();
    const { at, user } = view;
    await at.choose('Yes');
    await at.tick(/^I agree that the IRS gives/);
    await at.press('Go on to sign');
    expect(screen.getByRole('textbox', { name: "Spouse's first name" })).toHaveAccessibleDescription(/./);
    await at.fill("Spouse's first name", 'Jordan');
    await at.fill("Spouse's last name", 'Rivera');
    await user.click(screen.getByRole('checkbox', { name: /^My spouse agrees/ }));
    await at.press('Go on to sign');
    await at.expectHeading('Sign the form');
    const page = screen.getByRole('link', { name: /^Open the form/ }).getAttribute('href') ?? '';
    const vendor = await (await view.sandbox.app.fetch(new Request(page))).text();
    expect(vendor).toContain('Jordan Rivera');
  });

  test('while the IRS has maintenance it says until when, and offers the others', async () => {
    await open(SELF_EMPLOYED, { flags: { 'fe-heloc-irs-maintenance': true } });
    expect(
      await screen.findByText(
        /^The IRS service is down until \w+day, \w+ \d+ at \d+:\d\d [AP]M Mountain Time$/,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go on to sign' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Connect the bank where/ })).toBeVisible();
  });
});
