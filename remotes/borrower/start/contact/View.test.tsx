import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../../remote.tsx';

type Opened = Awaited<ReturnType<typeof renderRemote>>;
type User = Opened['user'];

const open = (more: Record<string, unknown> = {}, input: Partial<Parameters<typeof renderRemote>[1]> = {}) =>
  renderRemote(borrower, {
    path: '/{uuid}/start/contact',
    application: {
      status: { checklistStatus: 'COLLECT_ADDITIONAL_INFO' },
      email: 'ana@example.com',
      ...more,
    },
    ...input,
  });

const step = (number: number) =>
  screen.findByText(new RegExp(`^Question ${number} of 5: [^,]*$`), {}, { timeout: 5000 });
const next = (user: User) => user.click(screen.getByRole('button', { name: 'Continue' }));
const pick = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('radio', { name }));

async function purpose(user: User) {
  await step(1);
  await pick(user, 'Home improvement');
  await next(user);
}
async function soleOwner(user: User) {
  await step(2);
  await pick(user, 'Sole owner');
  await next(user);
}
async function unmarried(user: User) {
  await step(3);
  await pick(user, 'Unmarried');
  await next(user);
}
async function phone(user: User) {
  await step(4);
  const field = await screen.findByRole('textbox', { name: /Mobile phone/ });
  expect(screen.queryByRole('textbox', { name: /6-digit code/ })).toBeNull();
  await user.clear(field);
  await user.type(field, '2085550199');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText(/We sent a code to \(208\) 555-0199/);
  expect(screen.getByRole('textbox', { name: /6-digit code/ })).toHaveFocus();
  expect(screen.getByText(/^in (30|29|28) seconds$/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /6-digit code/ }), '123456');
  await next(user);
}
async function owner(user: User, card: HTMLElement, email: string, relationship = 'Other family member') {
  const fields = within(card);
  await user.type(fields.getByRole('textbox', { name: /First name/ }), 'Rosa');
  await user.type(fields.getByRole('textbox', { name: /Last name/ }), 'Vega');
  await user.type(fields.getByRole('textbox', { name: /Email/ }), email);
  await user.type(fields.getByRole('textbox', { name: /Mobile phone/ }), '2085550111');
  await user.click(fields.getByRole('radio', { name: relationship }));
  await user.click(fields.getByRole('radio', { name: 'Yes' }));
}

const sent = async (opened: Opened, end: string) => {
  const all = await opened.control<{ method: string; path: string; body: unknown }[]>('GET', '/requests');
  return all.findLast(({ method, path }) => method === 'PUT' && path.endsWith(end))?.body;
};

describe('start/contact', () => {
  test('collects five pages and goes where the status leads', async () => {
    const opened = await open();
    const { user, waitForStep } = opened;
    expect(
      await screen.findByRole('heading', { level: 1, name: 'A few more details' }),
    ).toHaveAccessibleDescription('Question 1 of 5: Purpose');
    expect(screen.getByText('This product is for personal, family or household use.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Small business' })).not.toBeInTheDocument();
    await purpose(user);
    await step(2);
    const question = screen.getByRole('heading', {
      level: 1,
      name: 'How is the title (deed) to this home held?',
    });
    expect(question).toHaveAccessibleDescription('Question 2 of 5: Title and owners');
    expect(document.title).toBe('Oakline | How is the title (deed) to this home held?');
    await waitFor(() => expect(question).toHaveFocus());
    await soleOwner(user);
    expect(
      await screen.findByText(
        'Information about your marital status is requested only to determine whose signature we need.',
      ),
    ).toBeVisible();
    await unmarried(user);
    await phone(user);
    await step(5);
    await pick(user, 'Yes');
    await user.type(screen.getByRole('textbox', { name: /HOA dues a month/ }), '120');
    await next(user);
    await waitForStep('start/hmda');
    expect(await sent(opened, '/contact')).toMatchObject({
      loanPurpose: 'HOME_IMPROVEMENT',
      ownershipType: 'SOLE',
      coOwners: [],
      maritalStatus: 'UNMARRIED',
      phoneNumber: '2085550199',
      hoaMonthly: 120,
    });
  });

  test('says what is missing at its field', async () => {
    const { user } = await open();
    await step(1);
    await next(user);
    expect(await screen.findByRole('link', { name: /: Required$/ })).toBeVisible();
    expect(
      screen.getByRole('radiogroup', { name: /What will you use the line for/ }),
    ).toHaveAccessibleDescription(/Required/);
    await purpose(user);
    await step(2);
    await next(user);
    expect(await screen.findByRole('link', { name: /: Required$/ })).toBeVisible();
  });

  test('takes co-owners with emails of their own', async () => {
    const opened = await open();
    const { user } = opened;
    await purpose(user);
    await step(2);
    await pick(user, 'Joint owner');
    const first = await screen.findByRole('region', { name: 'Owner 1' });
    await next(user);
    expect(await screen.findByRole('link', { name: 'Please enter the first name' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Last name is required' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Please enter your email' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Please enter your mobile phone' })).toBeVisible();
    await owner(user, first, 'Ana@Example.com');
    await next(user);
    expect(within(first).getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription(
      /Each signer needs their own email address/,
    );
    const email = within(first).getByRole('textbox', { name: /Email/ });
    await user.clear(email);
    await user.type(email, 'rosa@example.com');
    await user.click(screen.getByRole('button', { name: 'Add an owner' }));
    const second = await screen.findByRole('region', { name: 'Owner 2' });
    await owner(user, second, 'rosa@example.com');
    await next(user);
    await waitFor(() =>
      expect(within(second).getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription(
        /Each signer needs their own email address/,
      ),
    );
    await user.click(within(second).getByRole('button', { name: /Remove/ }));
    await next(user);
    await unmarried(user);
    await phone(user);
    await step(5);
    await pick(user, 'No');
    await next(user);
    await opened.waitForStep('start/hmda');
    expect(await sent(opened, '/contact')).toMatchObject({
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
    const { user } = await open();
    await purpose(user);
    await step(2);
    await pick(user, 'Trust');
    expect(screen.getByText('We will ask you for a certificate of trust later.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Name of the trust/ }), 'The Vega Family Trust');
    await user.type(screen.getByRole('textbox', { name: 'Month' }), '2');
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '30');
    await user.type(screen.getByRole('textbox', { name: 'Year' }), '2015');
    await pick(user, 'Irrevocable trust');
    await user.type(screen.getByRole('textbox', { name: /Full name of the trustee/ }), 'Ana Vega');
    expect(screen.queryByRole('heading', { name: 'The other owners' })).not.toBeInTheDocument();
    await next(user);
    expect(
      await screen.findByRole('link', {
        name: 'We can only lend on homes held in a revocable living trust.',
      }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Date of the trust: Invalid date' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a trustee' }));
    expect(await screen.findByRole('heading', { name: 'The other owners' })).toBeVisible();
  });

  test('asks for the spouse in a state in which a spouse signs', async () => {
    const { user } = await open({ property: { state: 'WI' } });
    await purpose(user);
    await soleOwner(user);
    await step(3);
    await pick(user, 'Married');
    expect(screen.getByText('In Wisconsin your spouse signs too, even if not on the deed.')).toBeVisible();
    expect(screen.getByText(/^No provision of a marital property agreement/)).toBeVisible();
    await next(user);
    expect(await screen.findByRole('link', { name: 'Please enter the first name' })).toBeVisible();
    await pick(user, 'Separated');
    expect(screen.queryByText(/your spouse signs too/)).not.toBeInTheDocument();
  });

  test('takes numbered co-owners and spouses on a test site', async () => {
    const { user } = await open({ property: { state: 'WI' } }, { environment: 'test' });
    await purpose(user);
    await step(2);
    await pick(user, 'Joint owner');
    const first = await screen.findByRole('region', { name: 'Owner 1' });
    await owner(user, first, 'rosa@example.com');
    await user.type(within(first).getByRole('textbox', { name: /Last name/ }), ' 2');
    await next(user);
    await step(3);
    await pick(user, 'Married');
    await user.type(screen.getByRole('textbox', { name: /First name/ }), 'Luis');
    await user.type(screen.getByRole('textbox', { name: /Last name/ }), 'Vega 3');
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'luis@example.com');
    await next(user);
    await step(4);
  });

  test('checks the code and takes another mailing address', async () => {
    const opened = await open();
    const { user, control } = opened;
    await purpose(user);
    await soleOwner(user);
    await unmarried(user);
    await step(4);
    await user.click(screen.getByRole('checkbox', { name: /My mailing address is the same/ }));
    await user.click(screen.getByRole('button', { name: 'Enter address manually' }));
    await next(user);
    expect(await screen.findByRole('link', { name: 'Street address is required' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a code to your phone and enter it here' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Street address/ }), 'PO Box 12');
    await user.type(screen.getByRole('textbox', { name: /City/ }), 'San Juan');
    await user.type(screen.getByRole('textbox', { name: /State/ }), 'PR');
    await user.type(screen.getByRole('textbox', { name: /ZIP code/ }), '00901');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByText(/We sent a code to/);
    const code = screen.getByRole('textbox', { name: /6-digit code/ });
    await user.type(code, '000000');
    await next(user);
    expect(
      await screen.findByRole('link', { name: /: That code is not right or has expired$/ }),
    ).toBeVisible();
    expect(code).toHaveValue('000000');
    const outbox = await control<{ code?: string; text?: string }[]>('GET', '/outbox');
    const mailed = JSON.stringify(outbox.at(-1)).match(/\b\d{6}\b/)?.[0] ?? '';
    await user.clear(code);
    await user.type(code, mailed);
    await next(user);
    await step(5);
    await pick(user, 'No');
    await next(user);
    await opened.waitForStep('start/hmda');
    expect(await sent(opened, '/contact')).toMatchObject({
      mailingAddress: { street1: 'PO Box 12', city: 'San Juan', state: 'PR', zip: '00901' },
      hoaMonthly: null,
    });
  });

  test('keeps the answers and the page for somebody who comes back, and Back steps through the pages', async () => {
    const first = await open();
    await purpose(first.user);
    await soleOwner(first.user);
    await step(3);
    await pick(first.user, 'Married');
    await first.user.click(screen.getByRole('button', { name: 'Back' }));
    await step(2);
    expect(screen.getByRole('radio', { name: 'Sole owner' })).toBeChecked();
    first.unmount();
    await waitFor(async () =>
      expect(JSON.stringify(await sent(first, '/drafts/start.contact'))).toContain('MARRIED'),
    );
    const { uuid, jwt } = first.application;
    await renderRemote(borrower, { path: `/${uuid}/start/contact`, sandbox: first.sandbox, jwt });
    // The spouse is still missing, so this is the page to go on with.
    await step(3);
    expect(screen.getByRole('radio', { name: 'Married' })).toBeChecked();
  });

  test('takes a code that was sent before a reload, of the number that it was sent to', async () => {
    const first = await open();
    await purpose(first.user);
    await soleOwner(first.user);
    await unmarried(first.user);
    await step(4);
    const field = () => screen.findByRole('textbox', { name: /Mobile phone/ });
    const code = () => screen.queryByRole('textbox', { name: /6-digit code/ });
    await first.user.clear(await field());
    await first.user.type(await field(), '2085550199');
    await first.user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByText(/We sent a code to \(208\) 555-0199/);
    // Of the number itself nothing is kept in the browser.
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/208\D*555\D*0199/);
    await first.user.type(await field(), '{Backspace}');
    expect(code()).toBeNull();
    await first.user.type(await field(), '9');
    expect(code()).toBeVisible();
    first.unmount();

    const { sandbox, application } = first;
    const { uuid, jwt } = application;
    const path = `/${uuid}/start/contact`;
    const second = await renderRemote(borrower, { path, sandbox, jwt });
    await step(4);
    expect(await field()).toHaveValue('(208) 555-0199');
    expect(await screen.findByText(/^in (30|2\d) seconds$/)).toBeVisible();
    expect(code()).not.toHaveFocus();
    await second.user.type(await screen.findByRole('textbox', { name: /6-digit code/ }), '123456');
    await next(second.user);
    await step(5);
    await second.user.click(screen.getByRole('button', { name: 'Back' }));
    await step(4);
    await second.user.type(await field(), '{Backspace}8');
    expect(code()).toBeNull();
    second.unmount();

    // The code was sent to another number.
    await renderRemote(borrower, { path, sandbox, jwt });
    await step(4);
    expect(await field()).toHaveValue('(208) 555-0198');
    expect(code()).toBeNull();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeVisible();
  });

  test('no longer asks for a code that has expired', async () => {
    const first = await open();
    await purpose(first.user);
    await soleOwner(first.user);
    await unmarried(first.user);
    await step(4);
    await first.user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByText(/We sent a code to/);
    first.unmount();
    const { sandbox, application } = first;
    const { uuid, jwt } = application;
    const now = new Date(Date.now() + 11 * 60_000);
    await renderRemote(borrower, { path: `/${uuid}/start/contact`, sandbox, jwt, now });
    await step(4);
    expect(screen.queryByRole('textbox', { name: /6-digit code/ })).toBeNull();
  });

  test('keeps everything when the server fails', async () => {
    const { user, control, waitForStep } = await open();
    await purpose(user);
    await soleOwner(user);
    await unmarried(user);
    await phone(user);
    await step(5);
    await pick(user, 'No');
    await control('POST', '/faults', {
      method: 'PUT',
      path: '**/contact',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await next(user);
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    await next(user);
    await waitForStep('start/hmda');
  });

  describe('the SMS prompts', () => {
    const AUTH0 = 'fe-heloc-auth0';
    const TRANSACTIONAL = 'fe-heloc-sms-transactional-consent';
    const marketing = () => screen.queryByRole('checkbox', { name: /may send me marketing texts/ });
    const updates = () => screen.queryByRole('checkbox', { name: /^Text me updates about my application/ });

    async function toThePhone(flags: Record<string, boolean>) {
      const opened = await open({}, { flags });
      await purpose(opened.user);
      await soleOwner(opened.user);
      await unmarried(opened.user);
      await step(4);
      const recorded = async () => {
        const all = await opened.control<{ path: string; body: object }[]>('GET', '/requests');
        return all.filter(({ path }) => path.endsWith('/consent/user')).map(({ body }) => body);
      };
      return { ...opened, recorded };
    }

    test.each([
      { flags: { [AUTH0]: true, [TRANSACTIONAL]: true }, tick: updates, sent: ['OPT_OUT', 'OPT_IN'] },
      { flags: { [AUTH0]: true, [TRANSACTIONAL]: false }, tick: marketing, sent: ['OPT_IN'] },
    ])('stand here where the identity provider asked for the phone: $flags', async (row) => {
      const { user, recorded, application } = await toThePhone(row.flags);
      await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1 + row.sent.length));
      for (const box of [marketing(), updates()]) if (box) expect(box).not.toBeChecked();
      await user.click(row.tick() as HTMLElement);
      await phone(user);
      await step(5);
      expect(await recorded()).toMatchObject([
        {
          org: 'OAKLINE',
          source: 'APP_FLOW',
          productType: 'HELOC',
          phone: '2085550199',
          email: application.email,
          consents: row.sent.map((optInOut) => ({ optInOut })),
        },
      ]);
    });

    test('were answered at registration elsewhere', async () => {
      const { user, recorded } = await toThePhone({ [AUTH0]: false, [TRANSACTIONAL]: true });
      expect([marketing(), updates()]).toEqual([null, null]);
      await phone(user);
      await step(5);
      expect(await recorded()).toEqual([]);
    });
  });
});
