import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { contract } from '#src/api/contract/contract.ts';
import { redirectToSignerLogin } from '#src/features/additional-signer/redirectToSignerLogin.ts';
import { browserStorage } from '#src/platform/storage.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { INVITED } from '../testing/invitation.ts';
import { invited } from '../testing/invited.ts';
import { signer } from '../testing/remote.ts';

beforeEach(() => sessionStorage.clear());

const LOGIN = 'heloc-signer/login';
const RESUME = 'heloc-signer/resume';
const TEN_DAYS_MS = 10 * 24 * 60 * 60_000;

const code = () => screen.findByRole('textbox', { name: '6-digit code' });
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('signer login', () => {
  test('the code from the mail signs in and leads to the place', async () => {
    const { open, codes, link } = await invited();
    const view = await open({ path: link.replace('/login', '') });
    await view.waitForStep(LOGIN);
    await waitFor(() => expect(document.title).toContain('Sign in'));
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue(INVITED);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    expect(screen.getByText(/^Ana R\. applied .* asks you, Sam, to sign as well\.$/)).toBeInTheDocument();
    await view.user.type(await code(), (await codes())[0] ?? '');
    await view.user.click(await button('Sign in'));
    await view.waitForStep(RESUME);
    expect(view.runtime.auth.isSignedIn()).toBe(true);
  });

  test.each(['', '12345'])('"%s" is no code', async (typed) => {
    const view = await (await invited()).open();
    if (typed) await view.user.type(await code(), typed);
    await view.user.click(await button('Sign in'));
    await screen.findByRole('link', { name: 'Enter the 6-digit code' });
    expect(await code()).toHaveAccessibleDescription(expect.stringContaining('Enter the 6-digit code'));
    expect(document.title).toMatch(/^Error: /);
    await view.changeWords({ 'heloc-signer/login': { codeRequired: 'Six digits, please' } });
    expect(await screen.findByRole('link', { name: /Six digits, please$/ })).toBeVisible();
  });

  test('a wrong code is said at its field and stays there', async () => {
    const view = await (await invited()).open();
    await view.user.type(await code(), '000000');
    await view.user.click(await button('Sign in'));
    await screen.findByRole('link', { name: /: That code is not right or has expired\.$/ });
    expect(await code()).toHaveValue('000000');
    expect(await code()).toHaveAccessibleDescription(
      expect.stringContaining('That code is not right or has expired.'),
    );
  });

  test('after three wrong codes a new one is the way on', async () => {
    const view = await (await invited()).open();
    for (const [index, typed] of ['000000', '111111', '222222'].entries()) {
      await view.fill('6-digit code', typed);
      await view.press('Sign in');
      await waitFor(async () => {
        const requests = await view.control<{ path: string }[]>('GET', '/requests');
        expect(requests.filter(({ path }) => path.endsWith('/verify'))).toHaveLength(index + 1);
      });
      await view.expectButton('Sign in');
    }
    const often = /That code was not right 3 times\. Ask for a new code/;
    expect(await screen.findByRole('link', { name: often })).toBeVisible();
    expect(await code()).toHaveAccessibleDescription(expect.stringMatching(often));
    expect(screen.queryByText(/not right or has expired/)).toBeNull();
    await view.changeWords({ 'heloc-signer/login': { wrongOften: 'Wrong {count} times' } });
    expect(await screen.findByRole('link', { name: /Wrong 3 times$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeVisible();
  });

  test('who has an account may use its password; a wrong one is said at its field', async () => {
    const given = await invited();
    const { sandbox } = given;
    await sandbox.api().call(contract.registerIdentity, {
      query: { organization: 'OAKLINE' },
      body: { email: INVITED, password: 'Correct-horse-1', phoneNumber: '2085550100' },
    });
    const view = await given.open();
    await view.press('Sign in with my password');
    await screen.findByLabelText('Password');
    await view.press('Sign in');
    await screen.findByRole('link', { name: /Enter your password$/ });
    await view.changeWords({ 'heloc-signer/login': { passwordRequired: 'It needs your password' } });
    await screen.findByRole('link', { name: /It needs your password$/ });
    await view.user.type(await screen.findByLabelText('Password'), 'Wrong-horse-1');
    await view.press('Sign in');
    await screen.findByRole('link', { name: /That password is not right\./ });
    await view.changeWords({ 'heloc-signer/login': { passwordWrong: 'Not your password' } });
    await screen.findByRole('link', { name: /Not your password$/ });
    await view.control('POST', '/faults', { path: '**/api/v1/login', kind: 'status', status: 500, times: 1 });
    await view.press('Sign in');
    await screen.findByText(/Something went wrong/);
    const password = screen.getByLabelText('Password');
    await view.user.clear(password);
    await view.user.type(password, 'Correct-horse-1');
    await view.press('Sign in');
    await view.waitForStep(RESUME);
  });

  test('a failure keeps the code', async () => {
    const view = await (await invited()).open();
    await view.control('POST', '/faults', {
      path: '**/invitation/verify',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await view.user.type(await code(), '123456');
    await view.user.click(await button('Sign in'));
    await screen.findByText('Something went wrong. Please try again.');
    expect(await code()).toHaveValue('123456');
    await view.user.click(await button('Sign in'));
    await view.waitForStep(RESUME);
  });

  test('on arrival the box for the code has the focus, and it says from when on there is another code', async () => {
    const { open, codes } = await invited();
    const view = await open();
    expect(await code()).toHaveFocus();
    const again = await button('Send a new code');
    await screen.findByText(/^in [12]\d seconds$/);
    expect(again).toHaveAttribute('aria-disabled', 'true');
    await view.user.click(again);
    await screen.findByText(/^We sent you a code a moment ago/);
    expect(await codes()).toHaveLength(1);
  });

  test('another code: not within 30 seconds of the server, then yes', async () => {
    const { open, codes, sandbox } = await invited();
    const view = await open({ now: new Date(Date.now() + 31_000) });
    await view.user.click(await button('Send a new code'));
    await screen.findByText(/^We sent you a code a moment ago/);
    await sandbox.pass(30_000);
    await view.user.click(await button('Send a new code'));
    await screen.findByText(`We sent a new code to ${INVITED}. Earlier codes no longer work.`);
    expect(await codes()).toHaveLength(2);
  });

  test('a reload sends no other code', async () => {
    const { open, codes } = await invited();
    const first = await open();
    await code();
    first.unmount();
    await open();
    await code();
    expect(await codes()).toHaveLength(1);
  });

  test('a link opened in two tabs at once takes the one code in both', async () => {
    const { open, codes } = await invited();
    const first = await open();
    await code();
    first.unmount();
    sessionStorage.clear();
    const view = await open();
    await view.user.type(await code(), '123456');
    expect(await codes()).toHaveLength(1);
    await view.user.click(await button('Sign in'));
    await view.waitForStep(RESUME);
  });

  test('an expired link: ask for a new one, as often as the server allows', async () => {
    const { open, links, sandbox } = await invited();
    await sandbox.pass(TEN_DAYS_MS + 1000);
    const view = await open();
    await heading('This link has expired');
    await view.user.click(await button('Ask for a new link'));
    await screen.findByText(/^We sent a new link/);
    expect(await links()).toHaveLength(2);
    await view.user.click(await button('Ask for a new link'));
    await screen.findByText(/^A link was sent a short while ago/);
    expect(await links()).toHaveLength(2);
  });

  test('an unknown link', async () => {
    await (await invited()).open({ path: '/heloc-signer/login?token=nothing' });
    await heading('We could not find this invitation');
  });

  test('no link at all', async () => {
    const { sandbox } = await invited();
    const view = await renderRemote(signer, { path: '/heloc-signer', sandbox });
    await heading('Open the link in your invitation');
    expect(screen.getByRole('link', { name: view.bundle.brand.companyInfo.supportPhone })).toBeVisible();
  });

  test('whoever was led here from the application is told why, once', async () => {
    const { sandbox } = await invited();
    const why = /^You sign an application that somebody else has made, so you sign in here\./;
    redirectToSignerLogin(
      {
        session: { end() {} },
        basePath: '',
        leave() {},
        storage: browserStorage(window),
      } as never,
      '',
    );
    const { unmount } = await renderRemote(signer, { path: '/heloc-signer/login', sandbox });
    expect(await screen.findByText(why)).toBeVisible();
    unmount();
    await renderRemote(signer, { path: '/heloc-signer/login', sandbox });
    await heading('Open the link in your invitation');
    expect(screen.queryByText(why)).not.toBeInTheDocument();
  });

  test('another account: says who is signed in, signs out, and goes on', async () => {
    const { open, application } = await invited();
    const view = await open({ jwt: application.jwt });
    await heading('This invitation is for someone else');
    expect(
      screen.getByText(`You're signed in as ${application.email}. This invitation is for ${INVITED}.`),
    ).toBeInTheDocument();
    await view.user.click(await button('Sign out'));
    await code();
    expect(view.runtime.auth.isSignedIn()).toBe(false);
  });

  test('a session that has ended is no other account', async () => {
    const { open } = await invited();
    const view = await open({ jwt: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJvcmciOiJPQUtMSU5FIn0.wrong' });
    await code();
    expect(view.runtime.auth.isSignedIn()).toBe(false);
    expect(view.left).toEqual([]);
  });

  test('the invited person who is signed in already goes on', async () => {
    const { open } = await invited();
    const first = await open();
    await first.user.type(await code(), '123456');
    await first.user.click(await button('Sign in'));
    await first.waitForStep(RESUME);
    const jwt = first.runtime.auth.get() ?? '';
    first.unmount();
    const again = await open({ path: '/heloc-signer', jwt });
    await again.waitForStep(RESUME);
  });

  test('the link to another application of the same person asks for its own code', async () => {
    const { open, sandbox, links } = await invited();
    const first = await open();
    await first.user.type(await code(), '123456');
    await first.user.click(await button('Sign in'));
    await screen.findByText(/the home at 12 Alder Way/);
    const jwt = first.runtime.auth.get() ?? '';
    first.unmount();

    await sandbox.make({
      status: 'CO_DEED_REQ',
      property: { street1: '7 Birch Row' },
      signers: [{ firstName: 'Sam', lastName: 'Rivera', email: INVITED }],
    });
    const second = await open({ path: (await links()).at(-1) ?? '', jwt });
    await second.user.type(await code(), '123456');
    await second.user.click(await button('Sign in'));
    await screen.findByText(/the home at 7 Birch Row/);
    expect(screen.queryByText(/12 Alder Way/)).toBeNull();
  });

  test('a server that fails can be asked again', async () => {
    const { open, sandbox } = await invited();
    await sandbox.control('POST', '/faults', { path: '**/invitation', kind: 'malformed', times: 1 });
    const view = await open();
    await heading('We could not open your invitation');
    await view.user.click(await button('Try again'));
    await code();
  });
});
