import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { openerOf } from '#src/testing/testingLibraryDriver.ts';
import {
  addOwner,
  contactHousing,
  contactOwners,
  contactPhone,
  contactPurpose,
  contactUntilHousing,
  contactUntilMailing,
  maritalStatus,
  seesStep,
  writeHousing,
  writeTrust,
} from './journey.ts';

type Opened = Awaited<ReturnType<typeof open>>;

const open = openerOf(borrower, '/{uuid}/start/contact', {
  status: { checklistStatus: 'COLLECT_ADDITIONAL_INFO' },
  email: 'ana@example.com',
});

const PHONE = '2085550199';
const ROSA = { firstName: 'Rosa', lastName: 'Vega', email: 'rosa@example.com', phone: '2085550111' };
const code = () => screen.queryByRole('textbox', { name: /6-digit code/ });

const sent = async (opened: Opened, end: string) => {
  const all = await opened.control<{ method: string; path: string; body: unknown }[]>('GET', '/requests');
  return all.findLast(({ method, path }) => method === 'PUT' && path.endsWith(end))?.body;
};

describe('start/contact', () => {
  test('collects five pages and goes where the status leads', async () => {
    const at = await open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'A few more details' }),
    ).toHaveAccessibleDescription('Question 1 of 5: Purpose');
    expect(screen.getByText('This product is for personal, family or household use.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Small business' })).not.toBeInTheDocument();
    await contactPurpose(at);
    const question = screen.getByRole('heading', {
      level: 1,
      name: 'How is the title (deed) to this home held?',
    });
    expect(question).toHaveAccessibleDescription('Question 2 of 5: Title and owners');
    expect(document.title).toBe('Oakline | How is the title (deed) to this home held?');
    await waitFor(() => expect(question).toHaveFocus());
    await contactOwners(at);
    expect(
      await screen.findByText(
        'Information about your marital status is requested only to determine whose signature we need.',
      ),
    ).toBeVisible();
    await maritalStatus(at);
    await at.fill('Mobile phone', PHONE);
    expect(code()).toBeNull();
    await at.press('Send code');
    await screen.findByText(/We sent a code to \(208\) 555-0199/);
    expect(code()).toHaveFocus();
    expect(await screen.findByText(/^in \d+ seconds$/)).toBeVisible();
    await at.fill('6-digit code', '123456');
    await at.press('Continue');
    await writeHousing(at);
    await at.press('Continue');
    await at.waitForStep('start/hmda');
    expect(await sent(at, '/contact')).toMatchObject({
      loanPurpose: 'HOME_IMPROVEMENT',
      ownershipType: 'SOLE',
      coOwners: [],
      maritalStatus: 'UNMARRIED',
      phoneNumber: '2085550199',
      hoaMonthly: 120,
    });
  });

  test('says what is missing at its field', async () => {
    const at = await open();
    await seesStep(at, 1);
    await at.press('Continue');
    expect(await screen.findByRole('link', { name: /: Required$/ })).toBeVisible();
    expect(
      screen.getByRole('radiogroup', { name: /What will you use the line for/ }),
    ).toHaveAccessibleDescription(/Required/);
    await contactPurpose(at);
    await at.press('Continue');
    expect(await screen.findByRole('link', { name: /: Required$/ })).toBeVisible();
  });

  test('takes co-owners with emails of their own', async () => {
    const at = await open();
    await contactPurpose(at);
    await at.choose('Joint owner');
    await at.press('Continue');
    expect(await screen.findByRole('link', { name: 'Please enter the first name' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Last name is required' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Please enter their email' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Please enter their mobile phone' })).toBeVisible();
    const first = at.within('region', 'Owner 1');
    const second = at.within('region', 'Owner 2');
    const refusesEmail = async (card: typeof first) =>
      expect(await card.find('textbox', 'Email')).toHaveAccessibleDescription(
        /Each signer needs their own email address/,
      );
    await addOwner(at, 0, { ...ROSA, email: 'Ana@Example.com' });
    await first.choose('Yes');
    await at.press('Continue');
    await refusesEmail(first);
    await first.fill('Email', ROSA.email);
    await at.press('Add an owner');
    await addOwner(at, 1, ROSA);
    await at.press('Continue');
    await waitFor(() => refusesEmail(second));
    await second.press(/Remove/);
    await at.press('Continue');
    await maritalStatus(at);
    await contactPhone(at, PHONE);
    await contactHousing(at);
    await at.waitForStep('start/hmda');
    expect(await sent(at, '/contact')).toMatchObject({
      ownershipType: 'JOINT',
      coOwners: [
        {
          firstName: 'Rosa',
          lastName: 'Vega',
          email: 'rosa@example.com',
          phoneNumber: '2085550111',
          relationship: 'FAMILY',
          livesInHome: true,
        },
      ],
    });
  });

  test('stops at an irrevocable trust and asks for the other trustees', async () => {
    const at = await open();
    await contactPurpose(at);
    await at.choose('Trust');
    expect(screen.getByText('We will ask you for a certificate of trust later.')).toBeVisible();
    await writeTrust(at);
    await at.fill('Month', '2');
    await at.fill('Day', '30');
    await at.choose('Irrevocable trust');
    expect(screen.queryByRole('heading', { name: 'The other owners' })).not.toBeInTheDocument();
    await at.press('Continue');
    expect(
      await screen.findByRole('link', {
        name: 'We can only lend on homes held in a revocable living trust.',
      }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Date of the trust: Invalid date' })).toBeVisible();
    await at.press('Add a trustee');
    expect(await screen.findByRole('heading', { name: 'The other owners' })).toBeVisible();
  });

  test('asks for the spouse in a state in which a spouse signs', async () => {
    const at = await open({ property: { state: 'WI' } });
    await contactPurpose(at);
    await contactOwners(at);
    await at.choose('Married');
    expect(screen.getByText('In Wisconsin your spouse signs too, even if not on the deed.')).toBeVisible();
    expect(screen.getByText(/^No provision of a marital property agreement/)).toBeVisible();
    await at.press('Continue');
    expect(await screen.findByRole('link', { name: 'Please enter the first name' })).toBeVisible();
    await at.choose('Separated');
    expect(screen.queryByText(/your spouse signs too/)).not.toBeInTheDocument();
  });

  test('takes numbered co-owners and spouses on a test site', async () => {
    const at = await open({ property: { state: 'WI' } }, { environment: 'test' });
    await contactPurpose(at);
    await at.choose('Joint owner');
    await addOwner(at, 0, { ...ROSA, lastName: 'Vega 2' });
    await at.press('Continue');
    await seesStep(at, 3);
    await at.choose('Married');
    await at.fill('First name', 'Luis');
    await at.fill('Last name', 'Vega 3');
    await at.fill('Email', 'luis@example.com');
    await at.press('Continue');
    await seesStep(at, 4);
  });

  test('checks the code and takes another mailing address', async () => {
    const at = await open();
    await contactUntilMailing(at);
    await at.user.click(screen.getByRole('checkbox', { name: /My mailing address is the same/ }));
    await at.press('Enter address manually');
    await at.press('Continue');
    expect(await screen.findByRole('link', { name: 'Street address is required' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a code to your phone and enter it here' })).toBeVisible();
    await at.fill('Street address', 'PO Box 12');
    await at.fill('City', 'San Juan');
    await at.fill('State', 'PR');
    await at.fill('ZIP code', '00901');
    await at.press('Send code');
    await screen.findByText(/We sent a code to/);
    await at.fill('6-digit code', '000000');
    await at.press('Continue');
    expect(
      await screen.findByRole('link', { name: /: That code is not right or has expired$/ }),
    ).toBeVisible();
    expect(code()).toHaveValue('000000');
    const outbox = await at.control<{ code?: string; text?: string }[]>('GET', '/outbox');
    const mailed = JSON.stringify(outbox.at(-1)).match(/\b\d{6}\b/)?.[0] ?? '';
    await at.fill('6-digit code', mailed);
    await at.press('Continue');
    await contactHousing(at);
    await at.waitForStep('start/hmda');
    expect(await sent(at, '/contact')).toMatchObject({
      mailingAddress: { street1: 'PO Box 12', city: 'San Juan', state: 'PR', zip: '00901' },
      hoaMonthly: null,
    });
  });

  test('keeps the answers and the page for somebody who comes back, and Back steps through the pages', async () => {
    const at = await open();
    await contactPurpose(at);
    await contactOwners(at);
    await at.choose('Married');
    await at.press('Back');
    await seesStep(at, 2);
    expect(screen.getByRole('radio', { name: 'Sole owner' })).toBeChecked();
    at.unmount();
    await waitFor(async () =>
      expect(JSON.stringify(await sent(at, '/drafts/start.contact'))).toContain('MARRIED'),
    );
    await at.reopen('/start/contact');
    // The spouse is still missing, so this is the page to go on with.
    await seesStep(at, 3);
    expect(screen.getByRole('radio', { name: 'Married' })).toBeChecked();
  });

  test('takes a code that was sent before a reload, of the number that it was sent to', async () => {
    const at = await open();
    await contactUntilMailing(at);
    const field = () => screen.findByRole('textbox', { name: /Mobile phone/ });
    await at.fill('Mobile phone', PHONE);
    await at.press('Send code');
    await screen.findByText(/We sent a code to \(208\) 555-0199/);
    // Of the number itself nothing is kept in the browser.
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/208\D*555\D*0199/);
    await at.user.type(await field(), '{Backspace}');
    expect(code()).toBeNull();
    await at.user.type(await field(), '9');
    expect(code()).toBeVisible();
    at.unmount();

    const second = await at.reopen('/start/contact');
    await seesStep(second, 4);
    expect(await field()).toHaveValue('(208) 555-0199');
    expect(await screen.findByText(/^in \d+ seconds$/)).toBeVisible();
    expect(code()).not.toHaveFocus();
    await second.fill('6-digit code', '123456');
    await second.press('Continue');
    await seesStep(second, 5);
    await second.press('Back');
    await seesStep(second, 4);
    await second.user.type(await field(), '{Backspace}8');
    expect(code()).toBeNull();
    second.unmount();

    // The code was sent to another number.
    await at.reopen('/start/contact');
    await seesStep(second, 4);
    expect(await field()).toHaveValue('(208) 555-0198');
    expect(code()).toBeNull();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeVisible();
  });

  test('says why it sends no code in the words of the organisation that the page has by then', async () => {
    const at = await open();
    await contactUntilMailing(at);
    await at.fill('Mobile phone', '208');
    await at.press('Send code');
    await screen.findByText('Please enter a valid phone number');
    await at.changeWords({ problems: { 'phone-invalid': 'That is no phone number' } });
    expect(screen.getByText('That is no phone number')).toBeVisible();
  });

  test('no longer asks for a code that has expired', async () => {
    const at = await open();
    await contactUntilMailing(at);
    await at.press('Send code');
    await screen.findByText(/We sent a code to/);
    at.unmount();
    await at.reopen('/start/contact', { now: new Date(Date.now() + 11 * 60_000) });
    await seesStep(at, 4);
    expect(code()).toBeNull();
  });

  test('keeps everything when the server fails', async () => {
    const at = await open();
    await contactUntilHousing(at);
    await at.choose('No');
    await at.control('POST', '/faults', {
      method: 'PUT',
      path: '**/contact',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await at.press('Continue');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    await at.press('Continue');
    await at.waitForStep('start/hmda');
  });

  describe('the SMS prompts', () => {
    const AUTH0 = 'fe-heloc-auth0';
    const TRANSACTIONAL = 'fe-heloc-sms-transactional-consent';
    const marketing = () => screen.queryByRole('checkbox', { name: /may send me marketing texts/ });
    const updates = () => screen.queryByRole('checkbox', { name: /^Text me updates about my application/ });

    async function toThePhone(flags: Record<string, boolean>) {
      const at = await open({}, { flags });
      await contactUntilMailing(at);
      const recorded = async () => {
        const all = await at.control<{ path: string; body: object }[]>('GET', '/requests');
        return all.filter(({ path }) => path.endsWith('/consent/user')).map(({ body }) => body);
      };
      return { at, recorded };
    }

    test.each([
      { flags: { [AUTH0]: true, [TRANSACTIONAL]: true }, tick: updates, sent: ['OPT_OUT', 'OPT_IN'] },
      { flags: { [AUTH0]: true, [TRANSACTIONAL]: false }, tick: marketing, sent: ['OPT_IN'] },
    ])('stand here where the identity provider asked for the phone: $flags', async (row) => {
      const { at, recorded } = await toThePhone(row.flags);
      await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1 + row.sent.length));
      for (const box of [marketing(), updates()]) if (box) expect(box).not.toBeChecked();
      await at.user.click(row.tick() as HTMLElement);
      await contactPhone(at, PHONE);
      expect(await recorded()).toMatchObject([
        {
          org: 'OAKLINE',
          source: 'APP_FLOW',
          productType: 'HELOC',
          phone: '2085550199',
          email: at.application.email,
          consents: row.sent.map((optInOut) => ({ optInOut })),
        },
      ]);
    });

    test('were answered at registration elsewhere', async () => {
      const { at, recorded } = await toThePhone({ [AUTH0]: false, [TRANSACTIONAL]: true });
      expect([marketing(), updates()]).toEqual([null, null]);
      await contactPhone(at, PHONE);
      expect(await recorded()).toEqual([]);
    });
  });
});
