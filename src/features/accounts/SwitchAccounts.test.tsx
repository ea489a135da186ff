import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import type { HeldAccount } from '#sandbox/model/records.ts';
import { readPersonal, writePersonal } from '#src/testing/personal.ts';
import { type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';
import { useRunningSession } from '../session/runningSession.ts';
import { SwitchAccounts } from './SwitchAccounts.tsx';
import { useChosenAccount } from './useChosenAccount.ts';

beforeEach(() => sessionStorage.clear());

const ACCOUNTS = '/service-wallet/secure/api/v3/account';
const HOME = { name: 'Home', address: '0x12ab34cd56ef7890abcd90ef', authorizationType: 'OWNER' };
const TRUST = { name: 'Trust', address: '0x99ab34cd56ef7890abcd90aa', authorizationType: 'ADMIN' };
const ODD = { name: 'Odd', address: '0x77ab34cd56ef7890abcd9077', authorizationType: 'constructor' };

/** The pages of a person, and a bar's button beside them. */
const Pages = () => (
  <>
    <borrower.App />
    <Bar />
  </>
);
function Bar() {
  const [open, setOpen] = useState(false);
  const [signs, setSigns] = useState(false);
  useRunningSession(signs);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Accounts
      </button>
      <button type="button" onClick={() => setSigns(!signs)}>
        Sign
      </button>
      <p>The account is {useChosenAccount() ?? 'none'}</p>
      <SwitchAccounts open={open} onClose={() => setOpen(false)} />
    </>
  );
}

type Given = { accounts?: number | Partial<HeldAccount>[] } & Partial<RenderInput>;

async function page({ accounts = [HOME, TRUST], ...input }: Given = {}) {
  const status = { checklistStatus: 'COLLECT_ADDITIONAL_INFO' };
  const application = { status, user: { accounts } };
  const view = await renderRemote({ ...borrower, App: Pages }, { path: '/{uuid}', application, ...input });
  await view.waitForStep('start/contact');
  await screen.findByRole('radio', { name: 'Home improvement' });
  const dialog = () => within(screen.getByRole('dialog', { name: 'Switch accounts' }));
  return {
    ...view,
    dialog,
    shown: view.events.length,
    async open() {
      await view.user.click(screen.getByRole('button', { name: 'Accounts' }));
    },
    press: async (name: string) => view.user.click(await dialog().findByRole('button', { name })),
    choose: async (name: RegExp) => view.user.click(await dialog().findByRole('radio', { name })),
    asked: async () =>
      (await view.control<{ path: string; query: object }[]>('GET', '/requests')).filter(({ path }) =>
        path.startsWith(ACCOUNTS),
      ),
  };
}

describe('the accounts of a person', () => {
  test('are asked for when the dialog opens, and named by name, address and what may be done', async () => {
    const { open, dialog, asked } = await page({ accounts: [HOME, TRUST, ODD] });
    expect(await asked()).toEqual([]);
    await open();
    expect(screen.getByRole('heading', { name: 'Switch accounts' })).toHaveFocus();
    const group = within(await dialog().findByRole('radiogroup', { name: 'Account' }));
    const [home, trust, odd] = group.getAllByRole('radio');
    expect(home).toHaveAccessibleName('Home 0x12ab…90ef');
    expect(home).toHaveAccessibleDescription('Owner');
    expect(home).toBeChecked();
    expect(trust).toHaveAccessibleName('Trust 0x99ab…90aa');
    expect(trust).toHaveAccessibleDescription('Administrator');
    expect(odd).toHaveAccessibleDescription('Access');
    expect((await asked()).map(({ path }) => path).toSorted()).toEqual([ACCOUNTS, `${ACCOUNTS}/access`]);
  });

  test('where none was chosen: the one that the broker of logins names', async () => {
    const { open, dialog, control } = await page({
      accounts: [{ ...HOME, authorizationType: 'VIEW' }, TRUST],
    });
    const user = { wallet: { accountAddress: TRUST.address } };
    await control('POST', '/faults', { path: '**/figureinfo', kind: 'status', status: 200, body: user });
    await open();
    await waitFor(() => expect(dialog().getByRole('radio', { name: /^Trust/ })).toBeChecked());
  });

  test('are fresh for ten minutes', async () => {
    const { open, press, asked } = await page();
    await open();
    await press('Cancel');
    await open();
    await press('Cancel');
    expect(await asked()).toHaveLength(2);
  });

  test.each([
    [0, 'No accounts'],
    [1, 'You have one account.'],
  ])('where there are %d: nothing to choose from', async (accounts, text) => {
    const { open, dialog, press } = await page({ accounts });
    await open();
    expect(await dialog().findByText(text)).toBeVisible();
    expect(dialog().queryByRole('radio')).not.toBeInTheDocument();
    await press('Close');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Accounts' })).toHaveFocus();
  });

  test('of long names and of none, with markup and the same name twice', async () => {
    const long = 'W'.repeat(10_000);
    const names = [long, '', '<b>Bold</b>', '<b>Bold</b>'];
    const accounts = names.map((name, index) => ({ name, address: `0x${index}2ab34cd56ef7890abcd90ef` }));
    const { open, dialog } = await page({ accounts });
    await open();
    const radios = await dialog().findAllByRole('radio');
    expect(radios.map((radio) => document.querySelector(`label[for="${radio.id}"]`)?.textContent)).toEqual([
      `${'W'.repeat(60)}… 0x02ab…90ef`,
      '0x12ab…90ef',
      '<b>Bold</b> 0x22ab…90ef',
      '<b>Bold</b> 0x32ab…90ef',
    ]);
  });
});

describe('where the accounts cannot be had', () => {
  test.each(
    [
      { kind: 'status', status: 400, body: {} },
      { kind: 'status', status: 403, body: {} },
      { kind: 'status', status: 404, body: {} },
      { kind: 'status', status: 409, body: {} },
      { kind: 'status', status: 429, body: {} },
      { kind: 'status', status: 500, body: {} },
      { kind: 'status', status: 200, body: { accounts: [{ name: 'No address' }] } },
      { kind: 'network' },
      { kind: 'malformed' },
    ].flatMap((fault, index) => [{ ...fault, path: index % 2 ? ACCOUNTS : `${ACCOUNTS}/access` }]),
  )('they are asked for again, and the focus stays, %j', async (fault) => {
    const { open, dialog, control, press, left } = await page();
    await control('POST', '/faults', { method: 'GET', times: 1, ...fault });
    await open();
    expect(await dialog().findByRole('alert')).toHaveTextContent('We could not load your accounts.');
    await press('Try again');
    const group = await dialog().findByRole('radiogroup');
    expect(document.activeElement).toContainElement(group);
    expect(left).toEqual([]);
  });

  test('in time: it is said that they are on their way, and the dialog can be closed', async () => {
    const { open, dialog, control, press } = await page();
    await control('POST', '/faults', { method: 'GET', path: `${ACCOUNTS}/**`, kind: 'timeout' });
    await open();
    expect(await dialog().findByRole('status')).toHaveTextContent('Loading your accounts');
    await press('Close');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a 401 ends the session, as with any call', async () => {
    const { open, control } = await page();
    const body = { message: 'unauthenticated' };
    await control('POST', '/faults', { method: 'GET', path: ACCOUNTS, kind: 'status', status: 401, body });
    await open();
    expect(await screen.findByRole('heading', { name: 'You have been logged out' })).toBeVisible();
  });
});

describe('another account', () => {
  test('counts from then on: everything is asked anew, the host is told, and the dashboard comes', async () => {
    const { open, choose, press, left, events, shown, container, runtime } = await page();
    const details: unknown[] = [];
    container.addEventListener('heloc:account-changed', (event) =>
      details.push((event as CustomEvent).detail),
    );
    await open();
    await choose(/^Trust/);
    await press('Switch');
    await waitFor(() => expect(left).toEqual(['http://localhost/dashboard']));
    expect(events.slice(shown, shown + 2).map(({ type }) => type)).toEqual(['account-changed', 'navigate']);
    expect(details).toEqual([{}]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText(`The account is ${TRUST.address}`)).toBeVisible();
    expect(localStorage.getItem('jwt')).not.toBeNull();
    // What was under way for the former account is dropped.
    expect(runtime.emit({ type: 'ready' })).toBe(false);
  });

  test('goes along as the principal, and is the chosen one', async () => {
    const first = await page();
    await first.open();
    await first.choose(/^Trust/);
    await first.press('Switch');
    await waitFor(() => expect(first.left).toHaveLength(1));
    await first.control('DELETE', '/requests');
    await first.open();
    expect(await first.dialog().findByRole('radio', { name: /^Trust/ })).toBeChecked();
    expect((await first.asked()).map(({ query }) => query)).toContainEqual({ principal: TRUST.address });
  });

  test('that is no longer theirs is not the chosen one, and stands in nobody’s way', async () => {
    const { open, dialog, choose, press, left, control, application } = await page();
    await open();
    await choose(/^Trust/);
    await press('Switch');
    await waitFor(() => expect(left).toHaveLength(1));
    const { identityUuid: identity } = application;
    await control('PUT', '/user', { identity, accounts: [HOME, ODD] });
    await open();
    expect(await dialog().findByRole('radio', { name: /^Home/ })).toBeChecked();
  });

  test('waits for what is being typed', async () => {
    const { open, choose, press, left, user, control, application } = await page();
    await user.click(screen.getByRole('radio', { name: 'Home improvement' }));
    await open();
    await choose(/^Trust/);
    await press('Switch');
    await waitFor(() => expect(left).toHaveLength(1));
    const { drafts } = await control<{ drafts: object }>('GET', `/applications/${application.uuid}`);
    expect(JSON.stringify(drafts)).toContain('HOME_IMPROVEMENT');
  });

  test('is refused while the person signs, and nothing is lost', async () => {
    const { open, dialog, choose, press, left, user, events, shown } = await page();
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    await open();
    await choose(/^Trust/);
    await press('Switch');
    expect(await dialog().findByRole('alert')).toHaveTextContent('Finish or save this application first');
    expect(dialog().getByRole('radio', { name: /^Trust/ })).toBeChecked();
    expect([left, events.slice(shown)]).toEqual([[], []]);
    await press('Cancel');
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    await open();
    await choose(/^Trust/);
    await press('Switch');
    await waitFor(() => expect(left).toHaveLength(1));
  });

  test('than the present one changes nothing', async () => {
    const { open, choose, press, left, events, shown } = await page();
    await open();
    await choose(/^Home/);
    await press('Switch');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect([left, events.slice(shown)]).toEqual([[], []]);
  });

  test('that somebody else has chosen on this computer is not theirs', async () => {
    writePersonal(sessionStorage, 'account:OAKLINE', TRUST.address, 'OAKLINE/somebody-else');
    const { open, dialog } = await page();
    expect(screen.getByText('The account is none')).toBeVisible();
    await open();
    expect(await dialog().findByRole('radio', { name: /^Home/ })).toBeChecked();
    expect(readPersonal(sessionStorage, 'account:OAKLINE')).toBeUndefined();
  });
});
