import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { SUPPORT_MESSAGE } from '#src/domain/application/support.ts';
import { copy as signersCopy } from '#src/features/signers/copy.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { copy } from './copy.ts';
import { fillSigner, writeNewEmail } from './journey.ts';

const signer = (firstName: string, email: string, more: object = {}) => ({
  firstName,
  lastName: 'Diaz',
  email,
  phoneNumber: '3035550111',
  role: 'SPOUSE',
  ...more,
});
const WAIT = 'You can continue when everyone has signed. You need not wait here:';
type Input = Partial<Parameters<typeof renderRemote>[1]>;
const open = async (signers: readonly object[], input: Input = {}) =>
  drive(
    await renderRemote(borrower, {
      path: '/{uuid}/signing/additional',
      application: { status: { checklistStatus: 'CO_DEED_REQ' }, signers },
      ...input,
    }),
  );
const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;

describe('signing/additional', () => {
  it('lists who has to sign, and goes on when all have', async () => {
    const at = await open([signer('Ana', 'ana@example.com')]);
    const { pass, waitForStep } = at;
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Other owners must sign too' }),
    ).toBeVisible();
    const row = await rowOf('Ana Diaz');
    expect(within(row).getByText('Spouse')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await pass(20_000);
    window.dispatchEvent(new Event('focus'));
    expect(await within(row).findByText('Signed')).toBeVisible();
    await at.press('Continue');
    await waitForStep('notary/intro');
  });

  it('says whom we have to talk with, not why, and follows when they come round', async () => {
    const at = await open([signer('Luis', 'luis.slow@example.com', { status: 'OPENED' })]);
    const row = await rowOf('Luis Diaz');
    const become = (more: object) =>
      at.control('PATCH', `/applications/${at.application.uuid}`, {
        signers: [{ email: 'luis.slow@example.com', ...more }],
      });
    await become({ status: 'DECLINED', declined: { reason: 'OTHER', text: 'We are moving to Lisbon' } });
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText('Luis needs to talk with us.')).toBeVisible();
    const note = screen.getByText('Luis needs to talk with us.').parentElement as HTMLElement;
    expect(within(note).getByRole('link', { name: /^Call \(/ })).toBeVisible();
    expect(within(row).getByText('Needs to talk with us')).toBeVisible();
    expect(within(row).queryByRole('button')).toBeNull();
    expect(document.body).not.toHaveTextContent(/Lisbon/);
    await become({ status: 'OPENED' });
    window.dispatchEvent(new Event('focus'));
    expect(await within(row).findByText('Opened')).toBeVisible();
    expect(screen.queryByText('Luis needs to talk with us.')).toBeNull();
  });

  it('changes an address that bounced, and checks what was typed', async () => {
    const at = await open([signer('Ana', 'bounce@example.com'), signer('Luis', 'luis.slow@example.com')]);
    const row = await rowOf('Ana Diaz');
    expect(within(row).getByText('Bounced')).toBeVisible();
    await writeNewEmail(at, 'ana@', 'Ana Diaz');
    const dialog = at.within('dialog', 'Change the email of Ana Diaz');
    await dialog.press('Send invitation');
    const email = await dialog.find('textbox', 'New email');
    expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
    await dialog.fill('New email', 'luis.slow@example.com');
    await dialog.press('Send invitation');
    expect(await screen.findByText(/Each signer needs their own email address/)).toBeVisible();
    await dialog.fill('New email', 'ana.slow@example.com');
    await dialog.press('Send invitation');
    expect(await screen.findByText('We sent an invitation to ana.slow@example.com.')).toBeVisible();
    expect(await within(row).findByText('ana.slow@example.com')).toBeVisible();
  });

  it('says how one hears of the rest, and how to come back before one leaves', async () => {
    const at = await open([signer('Luis', 'luis.slow@example.com')]);
    const { application, left } = at;
    expect(
      await screen.findByText(`${WAIT} we email you at ${application.email} when they have.`),
    ).toBeVisible();
    await at.press('Finish later');
    await screen.findByRole('dialog', { name: 'Your answers are saved' });
    expect(left).toEqual([]);
    await at.press('Leave for now');
    expect(left).toEqual([expect.stringMatching(/\/dashboard$/)]);
  });

  it('says from when on an invitation may be sent again, in the zone of the home', async () => {
    await open([signer('Luis', 'luis.slow@example.com', { resendAt: '2099-11-24T22:15:00Z' })]);
    expect(
      await screen.findByText(/^You can send it again after \w+day \d+:\d\d [AP]M Mountain Time\.$/),
    ).toBeVisible();
  });

  it('resends an invitation no sooner than ten minutes after the last', async () => {
    const { unmount } = await open([signer('Luis', 'luis.slow@example.com')]);
    expect(within(await rowOf('Luis Diaz')).getByText(/^You can send it again after /)).toBeVisible();
    const early = screen.getByRole('button', { name: 'Resend to Luis Diaz' });
    expect(early).toHaveAttribute('aria-disabled', 'true');
    expect(early).toHaveAccessibleDescription(/^You can send it again after /);
    unmount();

    const later = new Date(Date.now() + 11 * 60_000);
    const at = await open([signer('Luis', 'luis.slow@example.com')], { now: later });
    const { control } = at;
    const resend = await screen.findByRole('button', { name: 'Resend to Luis Diaz' });
    expect(resend).not.toHaveAccessibleDescription();
    await at.user.click(resend);
    expect(await screen.findByText(/Wait 10 minutes before you send it again/)).toBeVisible();
    await control('PUT', '/clock', { now: later.toISOString() });
    await at.press('Resend to Luis Diaz');
    expect(await screen.findByText('We sent the invitation to luis.slow@example.com again.')).toBeVisible();
    await waitFor(() => expect(resend).toHaveAccessibleDescription(/^You can send it again after /));
    expect(resend).toHaveFocus();
    expect(resend).toHaveAttribute('aria-disabled', 'true');
  });

  it('says the latest of what was done, whichever button it came from', async () => {
    const later = new Date(Date.now() + 11 * 60_000);
    const at = await open([signer('Ana', 'bounce@example.com'), signer('Luis', 'luis.slow@example.com')], {
      now: later,
    });
    const { control } = at;
    const changed = 'We sent an invitation to ana.slow@example.com.';
    const resent = 'We sent the invitation to luis.slow@example.com again.';
    await control('PUT', '/clock', { now: later.toISOString() });
    const changeEmail = async () => {
      await writeNewEmail(at, 'ana.slow@example.com', 'Ana Diaz');
      await at.press('Send invitation');
      expect(await screen.findByText(changed)).toBeVisible();
    };
    await changeEmail();
    await at.press('Resend to Luis Diaz');
    expect(await screen.findByText(resent)).toBeVisible();
    expect(screen.queryByText(changed)).toBeNull();
    await changeEmail();
    expect(screen.queryByText(resent)).toBeNull();
  });

  it('says it in the words of the organisation that the page has by then', async () => {
    const later = new Date(Date.now() + 11 * 60_000);
    const at = await open([signer('Ana', 'bounce@example.com'), signer('Luis', 'luis.slow@example.com')], {
      now: later,
    });
    await at.control('PUT', '/clock', { now: later.toISOString() });
    await at.control('POST', '/faults', { method: 'POST', path: '/**/resend', kind: 'network', times: 1 });
    await at.press('Resend to Luis Diaz');
    await screen.findByText(/^Check your internet connection/);
    await at.changeWords({ [uiCopy.key]: { failureNetwork: 'No way through. Call {phone}.' } });
    expect(screen.getByText(/^No way through\. Call/)).toBeVisible();
    await at.press('Resend to Luis Diaz');
    await screen.findByText('We sent the invitation to luis.slow@example.com again.');
    await at.changeWords({ [signersCopy.key]: { resent: 'Sent once more to {address}.' } });
    expect(screen.getByText('Sent once more to luis.slow@example.com.')).toBeVisible();
    await writeNewEmail(at, 'ana.slow@example.com', 'Ana Diaz');
    await at.press('Send invitation');
    await screen.findByText('We sent an invitation to ana.slow@example.com.');
    await at.changeWords({ [copy.key]: { changed: 'Invited: {address}.' } });
    expect(screen.getByText('Invited: ana.slow@example.com.')).toBeVisible();
  });

  it('copies the link, or shows it where that is not possible', async () => {
    const at = await open([signer('Luis', 'luis.slow@example.com')]);
    const copied: string[] = [];
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      if (copied.length > 0) throw new Error('refused');
      copied.push(text);
    });
    const row = await rowOf('Luis Diaz');
    const button = within(row).getByRole('button', { name: 'Copy link for Luis Diaz' });
    await at.user.click(button);
    // Its accessible name has its current text.
    expect(await within(row).findByRole('button', { name: 'Copied for Luis Diaz' })).toBe(button);
    expect(copied[0]).toMatch(/^http:\/\/localhost\/account\/heloc\/heloc-signer\/login#token=/);
    await at.user.click(button);
    expect(await within(row).findByText(/heloc-signer\/login#token=/)).toBeVisible();
  });

  it('adds a signer', async () => {
    const at = await open([signer('Luis', 'luis.slow@example.com')]);
    await rowOf('Luis Diaz');
    await at.press('Add a signer');
    const dialog = await screen.findByRole('dialog', { name: 'Add a signer' });
    const field = (name: string) => within(dialog).getByRole('textbox', { name });
    await at.press('Add and invite');
    expect(field('First name')).toHaveAccessibleDescription(/Please enter the first name/);
    expect(field('Last name')).toHaveAccessibleDescription(/Last name is required/);
    expect(field('Email')).toHaveAccessibleDescription(/Please enter their email/);
    expect(field('Mobile phone')).toHaveAccessibleDescription(/Please enter their mobile phone/);
    expect(
      within(dialog).getByRole('radiogroup', { name: /Who are they to you/ }),
    ).toHaveAccessibleDescription(/Choose who they are to you/);
    await at.press('Close');
    await fillSigner(at);
    await at.press('Add and invite');
    expect(await screen.findByRole('rowheader', { name: 'Robin Hale' })).toBeVisible();
  });

  it('adds a trustee as one', async () => {
    const at = await open([signer('Luis', 'luis.slow@example.com')]);
    await rowOf('Luis Diaz');
    await fillSigner(at, 'Trustee of the trust that owns the home');
    await at.press('Add and invite');
    expect(within(await rowOf('Robin Hale')).getByText('Trustee')).toBeVisible();
  });

  it('adds a numbered signer on a test site', async () => {
    const at = await open([signer('Luis', 'luis.slow@example.com')], { environment: 'test' });
    await rowOf('Luis Diaz');
    await at.press('Add a signer');
    const dialog = await screen.findByRole('dialog', { name: 'Add a signer' });
    const field = within(dialog).getByRole('textbox', { name: 'Last name' });
    await at.within('dialog', 'Add a signer').fill('Last name', 'Marsh 2');
    await at.press('Add and invite');
    expect(await within(dialog).findByRole('link', { name: 'Please enter the first name' })).toBeVisible();
    expect(field).toBeValid();
  });

  it('reports a person who does not belong on the list', async () => {
    const at = await open([signer('Luis', 'luis.slow@example.com')]);
    const { control } = at;
    await rowOf('Luis Diaz');
    await at.press(/This person is not on the title/);
    const dialog = await screen.findByRole('dialog', { name: 'Tell us about a person on the list' });
    await at.press('Send');
    expect(within(dialog).getByRole('textbox', { name: 'More about it' })).toHaveAccessibleDescription(
      /Write at least 10 characters/,
    );
    await at.choose('This person has died');
    const message = 'In March of this year. '
      .repeat(50)
      .slice(0, SUPPORT_MESSAGE.max - 1)
      .concat('!');
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'More about it' }), {
      target: { value: message },
    });
    const file = (name: string) => new File(['%PDF-1.4 certificate'], name, { type: 'application/pdf' });
    await at.user.upload(within(dialog).getByLabelText(/^Proof/), [file('one.pdf'), file('two.pdf')]);
    await waitFor(() => expect(within(dialog).getAllByText('Uploaded')).toHaveLength(2));
    await at.press('Send');
    expect(await screen.findByText(/Your reference number is R-\d+/)).toBeVisible();
    const requests = await control<{ path: string; body: unknown }[]>('GET', '/requests');
    const sent = requests.findLast(({ path }) => path.endsWith('/support-request'));
    expect(sent?.body).toEqual({
      topic: 'SIGNER',
      signerUuid: expect.stringMatching(/^[\da-f-]{36}$/),
      reason: 'DIED',
      message,
      attachmentUuids: [expect.any(String), expect.any(String)],
    });
  });

  it('says so when the list cannot be loaded', async () => {
    const first = await open([signer('Luis', 'luis.slow@example.com')]);
    await rowOf('Luis Diaz');
    await first.control('POST', '/faults', {
      method: 'GET',
      path: '**/signers',
      kind: 'status',
      status: 500,
      times: 1,
    });
    first.unmount();
    const at = await first.reopen('/signing/additional');
    await at.press('Try again');
    await rowOf('Luis Diaz');
  });
});
