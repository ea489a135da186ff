import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { writePersonal } from '#src/testing/personal.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { storageKey } from '../registration/storageKey.ts';
import { ANSWERS, form } from '../registration/testing.ts';
import { borrower } from '../remote.tsx';

const CALL = '/service-application/external/api/v1/support-request';
const MESSAGE = 'Where do I send my pay stubs?';

interface Received {
  path: string;
  headers: Record<string, string>;
  body: object;
}

beforeEach(() => sessionStorage.clear());

async function open(path = '/register/support') {
  const view = await renderRemote(borrower, { path, org: 'OAKLINE' });
  await view.waitForStep('register/support');
  const { user } = view;
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  const sent = async () =>
    (await view.control<Received[]>('GET', '/requests')).filter((request) => request.path === CALL);
  return { ...view, ...form(user), send, sent };
}

const topic = () => screen.getByRole('combobox', { name: 'Topic' });
const message = () => screen.getByRole('textbox', { name: 'Message' });

async function filled() {
  const view = await open();
  await view.fill('Name', ' Ana Rivera ');
  await view.fill('Email', 'ana@EXAMPLE.com');
  await view.user.selectOptions(topic(), 'Documents');
  await view.fill('Message', MESSAGE);
  return view;
}

describe('/register/support', () => {
  test('says when somebody answers the phone', async () => {
    await open();
    const main = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
    expect(await within(main).findByText(/hours, Pacific time: Monday to Saturday/)).toBeVisible();
  });

  test('takes a message without a login, and says where the answer goes', async () => {
    const { fill, send, sent, control } = await filled();
    await fill('Phone (optional)', '2085550142');
    await send();
    const thanks = await screen.findByText(/^We have received your message\. Your reference is R-\d{6}\.$/);
    expect(screen.getByText('We will answer to ana@example.com.')).toBeVisible();
    await waitFor(() => expect(thanks.closest('[tabindex]')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    expect(await sent()).toMatchObject([
      {
        body: {
          name: 'Ana Rivera',
          email: 'ana@example.com',
          phone: '2085550142',
          topic: 'DOCUMENTS',
          message: MESSAGE,
        },
      },
    ]);
    const outbox = await control<{ to: string; subject: string }[]>('GET', '/outbox');
    expect(outbox.at(-1)).toMatchObject({
      to: 'ana@example.com',
      subject: expect.stringMatching(/R-\d{6}$/),
    });
  });

  test('the phone may be left out', async () => {
    const { send, sent } = await filled();
    await send();
    await screen.findByText(/Your reference is/);
    expect((await sent())[0]?.body).not.toHaveProperty('phone');
  });

  test('says what is missing or wrong at each field, and sends nothing', async () => {
    const { fill, send, sent } = await open();
    await fill('Phone (optional)', '123');
    await fill('Message', 'Too short');
    await send();
    await screen.findByRole('heading', { name: 'There is a problem' });
    expect(screen.getAllByRole('link', { name: /: Required$/ })).toHaveLength(2);
    for (const text of [
      'Please enter your email',
      'Phone: Country code 1 is not needed',
      'Message: Must be at least 10 characters',
    ])
      expect(screen.getByRole('link', { name: text })).toBeVisible();
    expect(await sent()).toEqual([]);
  });

  test('a message has at most 1000 characters, a name 128', async () => {
    const { user, fill, send, sent } = await filled();
    await fill('Name', '');
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    await user.paste('x'.repeat(129));
    await user.click(message());
    await user.paste('x'.repeat(1000));
    await send();
    expect(
      await screen.findByRole('link', { name: 'Message: Must be at most 1000 characters' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /: Cannot be more than 128 characters$/ })).toBeVisible();
    expect(await sent()).toEqual([]);
  });

  test.each([{ kind: 'status', status: 503 }, { kind: 'network' }, { kind: 'malformed' }])(
    'keeps what was typed when it cannot be sent: $kind',
    async (kind) => {
      const { send, control } = await filled();
      await control('POST', '/faults', { path: CALL, times: 1, ...kind });
      await send();
      await screen.findByText(/Something went wrong|Check your internet/);
      expect(message()).toHaveValue(MESSAGE);
      await send();
      await screen.findByText(/Your reference is/);
    },
  );

  test('what registration knows stands in the fields', async () => {
    const held = { answers: ANSWERS, typed: {}, savedAt: Date.now() };
    writePersonal(sessionStorage, storageKey('OAKLINE'), held);
    await open();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Rivera');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ana.rivera@example.com');
    expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).toHaveValue('(208) 555-0142');
  });
});

describe('/register/account-setup', () => {
  const path = '/register/account-setup?org=OAKLINE';

  /** Opens it signed in, while the profile call fails as told. */
  async function setup(fault?: object) {
    const before = await open();
    before.unmount();
    const { jwt } = await before.control<{ jwt: string }>('POST', '/applications', {
      org: 'OAKLINE',
      scenario: 'again-closed',
    });
    if (fault) {
      const where = { method: 'GET', path: '/service-profile/api/v1/profile' };
      await before.control('POST', '/faults', { ...where, kind: 'status', times: 1, ...fault });
    }
    return renderRemote(borrower, { path, org: 'OAKLINE', sandbox: before.sandbox, jwt });
  }

  test('goes on to registration once the profile is there', async () => {
    const view = await setup();
    await view.waitForStep('register-v2');
  });

  test('waits for a profile that takes a moment, and says so', async () => {
    const view = await setup({ status: 404 });
    expect(screen.getByRole('heading', { level: 1, name: 'Setting up your account' })).toBeVisible();
    expect(screen.getAllByRole('status').map((s) => s.textContent)).toContain('This takes a moment.');
    await view.waitForStep('register-v2');
  });

  test('trouble leads to support, which says why and lets one try again', async () => {
    const view = await setup({ status: 403 });
    await view.waitForStep('register/support');
    expect(screen.getByText(/^We could not set up your account\./)).toBeVisible();
    await view.user.click(screen.getByRole('link', { name: 'Try again' }));
    await view.waitForStep('register-v2');
  });

  test('a visitor sees a page of their own, from where they log in', async () => {
    const { left, user } = await renderRemote(borrower, { path, org: 'OAKLINE' });
    const name = 'Log in to finish setting up your account';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(left).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(left.map((url) => new URL(url).pathname)).toEqual(['/auth/login']));
  });

  test('a visitor who is new starts an application', async () => {
    const { user, waitForStep } = await renderRemote(borrower, { path, org: 'OAKLINE' });
    await user.click(await screen.findByRole('link', { name: 'Start your application' }));
    await waitForStep('register-v2');
  });
});
