import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formatLongDate, toIsoDate } from '#src/domain/dates/dates.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { signIn } from '../testing/invitation.ts';
import { invited } from '../testing/invited.ts';
import { journey } from './journey.ts';

beforeEach(() => sessionStorage.clear());

const LOGIN = 'heloc-signer/login';
const RESUME = 'heloc-signer/resume';

/** Signs the invited person in. */
async function arrive() {
  const given = await invited();
  const view = await given.open();
  await signIn(view);
  await view.waitForStep(RESUME);
  return { ...given, view, jwt: view.runtime.auth.get() ?? '' };
}
const steps = async () =>
  within(await screen.findByRole('list', { name: 'Your steps' })).getAllByRole('listitem');

describe('signer resume', () => {
  test('who asked, for which home, the steps, and what is next', async () => {
    await arrive();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(journey.states.identity.heading);
    expect(
      await screen.findByText('Ana R. asked you to sign for the home at 12 Alder Way, Boise, ID 83702.'),
    ).toBeVisible();
    const [identity, ...rest] = await steps();
    expect(identity).toHaveAttribute('aria-current', 'step');
    expect(rest.map(({ textContent }) => textContent)).toEqual(['2Review documents', '3Notary', '4Done']);
    expect(screen.getByText(/^Next, you confirm who you are/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
  });

  test("asks for nothing of the borrower's application but what is needed from them", async () => {
    const { view, application } = await arrive();
    await steps();
    const requests = await view.control<{ path: string }[]>('GET', '/requests');
    expect(
      requests
        .map(({ path }) => path)
        .filter((path) => path.includes(application.uuid) && !/^\/sandbox|\/external-applicants$/.test(path)),
    ).toEqual([]);
    expect(view.container).not.toHaveTextContent('Initial draw');
  });

  test('follows the status', async () => {
    const { view, application } = await arrive();
    await steps();
    const { helocSigners } = await view.control<{ helocSigners: object[] }>(
      'GET',
      `/applications/${application.uuid}`,
    );
    const become = (status: string) =>
      view.control('PATCH', `/applications/${application.uuid}`, {
        helocSigners: helocSigners.map((one) => ({ ...one, status })),
      });
    await become('ID_VERIFIED');
    await view.returnToPage();
    await waitFor(async () => expect((await steps())[1]).toHaveAttribute('aria-current', 'step'));
    expect((await steps())[0]).toHaveTextContent('Completed');
    await become('SIGNED');
    await view.returnToPage();
    expect(
      await screen.findByRole('heading', { level: 1, name: "Thank you. You're finished." }),
    ).toBeVisible();
    expect((await steps()).every((step) => step.textContent?.includes('Completed'))).toBe(true);
    expect(await screen.findByRole('button', { name: 'Download Deed of trust' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your right to cancel' })).toBeVisible();
  });

  test('a cancelled application', async () => {
    const { view, application } = await arrive();
    await steps();
    await view.control('PATCH', `/applications/${application.uuid}`, {
      status: { checklistStatus: 'CANCELLED' },
    });
    await view.returnToPage();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This application was cancelled' }),
    ).toBeVisible();
    await view.waitForStep('heloc-signer/cancelled');
    const { now } = await view.control<{ now: string }>('GET', '/clock');
    const day = formatLongDate(toIsoDate(new Date(now), 'America/Boise'));
    expect(
      screen.getByText(new RegExp(`^This application was cancelled or withdrawn on ${day}\\.`)),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call \(/ })).toBeVisible();
    await view.press('Sign out');
    await view.waitForStep(LOGIN);
  });

  /** docs/rules.md#logout */
  describe('Sign out', () => {
    const LEGACY = ['http://localhost/auth/login'];
    const answers = (redirect: string) => ({ kind: 'status', status: 200, body: { redirect } });

    test.each([
      ['where the broker says', undefined, ['http://localhost/auth/login?via=broker']],
      ['to the login, if the broker says nothing', answers(''), LEGACY],
      ['to the login, if the broker says another site', answers('https://elsewhere.example/bye'), LEGACY],
      ['to the login, if the broker refuses', { kind: 'status', status: 401 }, LEGACY],
      ['to the login, if the call fails', { kind: 'network' }, LEGACY],
    ])('goes %s, and the session is over', async (_, fault, left) => {
      const { view } = await arrive();
      await steps();
      if (fault) await view.control('POST', '/faults', { path: '**/logout', ...fault });
      await view.press('Sign out');
      await view.waitForStep(LOGIN);
      expect(view.left).toEqual(left);
      expect(localStorage.getItem('jwt')).toBeNull();
    });

    test('waits no longer than 3 seconds, and asks once', async () => {
      const { view } = await arrive();
      await steps();
      await view.control('POST', '/faults', { path: '**/logout', kind: 'timeout' });
      jest.useFakeTimers({
        doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'],
      });
      fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
      fireEvent.click(screen.getByRole('button', { name: 'Signing out' }));
      await act(() => jest.advanceTimersByTimeAsync(2999));
      expect(view.left).toEqual([]);
      await act(() => jest.advanceTimersByTimeAsync(1));
      jest.useRealTimers();
      expect(view.left).toEqual(LEGACY);
      expect(localStorage.getItem('jwt')).toBeNull();
      const requests = await view.control<{ path: string }[]>('GET', '/requests');
      expect(requests.filter(({ path }) => path.endsWith('/logout'))).toHaveLength(1);
    });
  });

  test('an account that nobody has asked to sign', async () => {
    const { open, application } = await invited();
    const view = await open({ path: '/heloc-signer/resume', jwt: application.jwt });
    await screen.findByRole('heading', { level: 1, name: journey.states['not invited'].heading });
    await view.press('Sign out');
    await view.waitForStep(LOGIN);
  });

  test('an address that is not the one of the status gives way to it', async () => {
    const { open, jwt, view } = await arrive();
    view.unmount();
    const again = await open({ path: '/heloc-signer/cancelled', jwt });
    await again.waitForStep('heloc-signer/intro');
  });

  test('a visitor goes to the login of signers, and nowhere else', async () => {
    const { open } = await invited();
    const view = await open({ path: '/heloc-signer/resume' });
    await view.waitForStep(LOGIN);
    expect(view.left).toEqual([]);
  });

  /** docs/rules.md#login-of-a-signer */
  test.each([
    ['what the page asks', '**/co-deed/status', (view: PageDriver) => view.returnToPage()],
    [
      'what the person sends',
      '**/decline',
      async (view: PageDriver) => {
        await view.press('Go on');
        await view.press("I don't agree");
        await view.within('dialog', 'Tell us that you do not sign').press('I do not sign');
      },
    ],
  ])(
    'a session that has ended by %s leads to the login of signers, with another code, and back',
    async (_, path, meet) => {
      const { view, sandbox, codes } = await arrive();
      await steps();
      await sandbox.pass(30_000);
      await view.control('POST', '/faults', { path, kind: 'status', status: 401, times: 1 });
      await meet(view);
      await view.waitForStep(LOGIN);
      await screen.findByRole('textbox', { name: '6-digit code' });
      const heading = await screen.findByRole('heading', { level: 1, name: 'You have been signed out' });
      await waitFor(() => expect(heading).toHaveFocus());
      expect(await codes()).toHaveLength(2);
      await signIn(view);
      await view.waitForStep(RESUME);
      expect(await steps()).toHaveLength(4);
      expect(view.left).toEqual([]);
    },
  );

  test('a failure can be tried again', async () => {
    const { open, jwt, view } = await arrive();
    view.unmount();
    await view.control('POST', '/faults', {
      path: '**/co-deed/status',
      kind: 'status',
      status: 503,
      times: 1,
    });
    const again = await open({ path: '/heloc-signer/resume', jwt });
    await again.press('Try again');
    expect(await steps()).toHaveLength(4);
  });
});
