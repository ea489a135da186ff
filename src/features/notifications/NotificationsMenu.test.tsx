import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import type { SentNotification } from '#src/api/contract/notifications.ts';
import { chooseAccount } from '#src/platform/account.ts';
import { JWT_KEY } from '#src/platform/storage.ts';
import { FAILURES } from '#src/testing/failureMatrix/failures.ts';
import { type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';
import { useRunningSession } from '../session/runningSession.ts';
import { NotificationsMenu } from './NotificationsMenu.tsx';

const PATH = '/service-notifications/secure/api/v1/notifications';
const CHANGED = 'heloc:notifications-changed';

type Given = number | Partial<Record<keyof SentNotification, unknown>>[];

/** The menu alone in a mount, for a person who was told something. */
async function render(notifications: Given = 0, input: Partial<RenderInput> = {}, App = NotificationsMenu) {
  const application = { notifications };
  const view = await renderRemote({ ...borrower, App }, { path: '/', application, ...input });
  const heard: string[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const { parentElement, textContent } of addedNodes)
        if (parentElement?.closest('[aria-live]') && textContent) heard.push(textContent);
  }).observe(view.container, { childList: true, subtree: true });
  /** What the bell has been called, in order. */
  const names: string[] = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) names.push((target as Element).getAttribute('aria-label') ?? '');
  }).observe(view.container, { attributeFilter: ['aria-label'], subtree: true });
  const sent = async (method: string) =>
    (
      await view.control<{ method: string; path: string; body: unknown; query: object }[]>('GET', '/requests')
    ).filter((request) => request.method === method && request.path.startsWith(PATH));
  return {
    ...view,
    heard,
    names,
    sent,
    identity: view.application?.identityUuid,
    async open(name: string | RegExp = /^Notifications/) {
      await view.user.click(await screen.findByRole('button', { name }));
      return screen.findByRole('group', { name: 'Notifications' });
    },
    tell: (items: object[]) =>
      view.control('POST', '/notifications', { identity: view.application.identityUuid, items }),
    fail: (fault: object, method = 'GET') =>
      view.control('POST', '/faults', { method, path: `${PATH}**`, ...fault }),
  };
}
const bell = (name: string) => screen.findByRole('button', { name });
const titles = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent ?? '');

/** Told from another tab. */
const otherTab = () => act(async () => void fireEvent(window, new StorageEvent('storage', { key: CHANGED })));

/** The bar comes when the page is idle: the session has begun by then. */
function WhileSigning() {
  const [isRunning, setRunning] = useState(true);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => setIdle(true), []);
  useRunningSession(isRunning);
  return (
    <>
      <button type="button" onClick={() => setRunning(!isRunning)}>
        Sign
      </button>
      {isIdle ? <NotificationsMenu /> : null}
    </>
  );
}

beforeEach(() => sessionStorage.clear());

describe('the badge', () => {
  test.each([
    [0, 'Notifications'],
    [1, 'Notifications, 1 unread'],
    [8, 'Notifications, 8 unread'],
    [9, 'Notifications, 8+ unread'],
    [25, 'Notifications, 8+ unread'],
  ])('of %i', async (count, name) => {
    const { sent } = await render(count);
    await waitFor(async () => expect(await sent('GET')).toHaveLength(1));
    const button = await bell(name);
    expect(button).toHaveTextContent(count === 0 ? /^$/ : /^(?:[1-8]|8\+)$/);
  });

  test('is not there while nothing is known, and a refusal signs nobody out', async () => {
    const first = await render(3);
    await bell('Notifications, 3 unread');
    first.unmount();
    const { fail: _, ...view } = await render(0, {
      sandbox: first.sandbox,
      application: undefined,
      jwt: 'Bearer x.y.z',
    });
    expect(await bell('Notifications')).toHaveTextContent('');
    view.unmount();
    const again = await renderRemote(
      { ...borrower, App: NotificationsMenu },
      { path: '/', sandbox: first.sandbox, jwt: first.application.jwt },
    );
    const button = await bell('Notifications, 3 unread');
    await again.control('POST', '/faults', { method: 'GET', path: PATH, kind: 'status', status: 401 });
    await again.user.click(button);
    await otherTab();
    await screen.findByText(/We could not load what came later/);
    expect(again.runtime.auth.isSignedIn()).toBe(true);
    expect(localStorage.getItem(JWT_KEY)).toBe(first.application.jwt);
    expect(again.runtime.session.state).toBe('open');
  });
});

describe('who is asked for', () => {
  test('not a visitor', async () => {
    const { sent } = await render(0, { application: undefined });
    await bell('Notifications');
    expect(await sent('GET')).toEqual([]);
  });

  test('not while a session runs, and at once when it is over', async () => {
    const { sent, user } = await render(2, {}, WhileSigning);
    await bell('Notifications');
    expect(await sent('GET')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    await bell('Notifications, 2 unread');
    expect(await sent('GET')).toMatchObject([{ query: { limit: '20' } }]);
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    await otherTab();
    expect(await sent('GET')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    await waitFor(async () => expect(await sent('GET')).toHaveLength(2));
  });
});

describe('the account', () => {
  const [MINE, OTHER] = ['0x12AB34cd56ef7890abcd90ef', '0x99ab34cd56ef7890abcd90aa'];

  test('that was chosen is that of what is shown and counted; what has none is for all', async () => {
    const first = await render([
      { title: 'Mine', walletAddress: MINE },
      { title: 'Other', walletAddress: OTHER },
      { title: 'Everybody’s' },
    ]);
    await bell('Notifications, 3 unread');
    chooseAccount(first.runtime.personal.session, 'OAKLINE', MINE.toLowerCase());
    first.unmount();
    const { user } = await renderRemote(
      { ...borrower, App: NotificationsMenu },
      { path: '/', sandbox: first.sandbox, jwt: first.application.jwt },
    );
    await user.click(await bell('Notifications, 2 unread'));
    expect(titles().toSorted()).toEqual(['Everybody’s', 'Mine']);
  });

  test('is said to the server, which counts and reads nothing of another one, shown or not', async () => {
    const others = Array.from({ length: 21 }, () => ({ title: 'Other', walletAddress: OTHER }));
    const first = await render([{ title: 'Mine', walletAddress: MINE }, ...others]);
    await bell('Notifications, 8+ unread');
    chooseAccount(first.runtime.personal.session, 'OAKLINE', MINE.toLowerCase());
    first.unmount();
    const again = () =>
      renderRemote(
        { ...borrower, App: NotificationsMenu },
        { path: '/', sandbox: first.sandbox, jwt: first.application.jwt },
      );
    const { user, unmount } = await again();
    await user.click(await bell('Notifications, 1 unread'));
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await bell('Notifications');
    await waitFor(async () =>
      expect(await first.sent('PUT')).toMatchObject([{ query: { principal: MINE.toLowerCase() } }]),
    );
    unmount();
    sessionStorage.clear();
    await again();
    await bell('Notifications, 8+ unread');
  });
});

describe('the panel', () => {
  test('says that there is nothing', async () => {
    const { open } = await render(0);
    const panel = await open();
    expect(await within(panel).findByText('No Notifications')).toBeVisible();
    expect(within(panel).queryByRole('button')).not.toBeInTheDocument();
  });

  test('shows three, then twenty, then the rest; the focus goes on where they begin', async () => {
    const { open, user, sent } = await render(25);
    const panel = await open('Notifications, 8+ unread');
    expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
    await user.click(within(panel).getByRole('button', { name: 'View All' }));
    const items = within(panel).getAllByRole('listitem');
    expect(items).toHaveLength(20);
    expect(items[3]).toContainElement(document.activeElement as HTMLElement);
    await user.click(within(panel).getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(25));
    expect(within(panel).getAllByRole('listitem')[20]).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(within(panel).queryByRole('button', { name: /^(Show older|View All)$/ })).not.toBeInTheDocument();
    expect(await sent('GET')).toHaveLength(2);
  });

  test('says when older ones are not to be had, and tries again', async () => {
    const { open, user, fail, control } = await render(21);
    const panel = await open('Notifications, 8+ unread');
    await user.click(within(panel).getByRole('button', { name: 'View All' }));
    await fail({ kind: 'status', status: 500, times: 1 });
    await user.click(within(panel).getByRole('button', { name: 'Show older' }));
    expect(await within(panel).findByText('We could not load older notifications.')).toBeVisible();
    expect(within(panel).getAllByRole('listitem')).toHaveLength(20);
    await control('DELETE', '/faults');
    await user.click(within(panel).getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(21));
  });

  test('an item has its state in a word, its text, its age with the date, and its links', async () => {
    const now = new Date('2026-11-26T18:00:00Z');
    const created = '2026-11-26T13:00:00Z';
    const ctas = [{ title: 'See your offer', redirectPath: '/dashboard/../pay?x=1' }];
    const { open } = await render([{ created, ctas, title: 'Your offer is ready', description: 'Words' }], {
      now,
    });
    const item = within(await open('Notifications, 1 unread')).getByRole('listitem');
    expect(item).toHaveTextContent(
      /^UnreadYour offer is readyWords5 hours ago, November 26, 2026 at \d+:00 [AP]M/,
    );
    expect(item.querySelector('time')).toHaveAttribute('datetime', '2026-11-26T13:00:00.000Z');
    expect(item.querySelector('[title]')).toBeNull();
    expect(within(item).getByRole('link', { name: 'See your offer' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/pay\?x=1$/),
    );
  });

  test('that it is opened is told, by its name alone', async () => {
    const { open, control } = await render(1);
    await open('Notifications, 1 unread');
    await waitFor(async () => {
      const all = await control<{ path: string; body: object }[]>('GET', '/requests');
      expect(all.filter(({ path }) => path.endsWith('/event')).map(({ body }) => body)).toMatchObject([
        { event: 'heloc_menu_opened', eventProperties: { menu: 'notifications' } },
      ]);
    });
  });

  test('new ones are announced, and join when it opens again', async () => {
    const { open, tell, heard, user } = await render(2);
    const panel = await open('Notifications, 2 unread');
    const before = titles();
    const later = new Date(Date.now() + 60_000).toISOString();
    await tell([
      { title: 'Later', created: later },
      { title: 'Latest', created: later },
    ]);
    await otherTab();
    await waitFor(() => expect(heard).toContain('2 new notifications'));
    expect(titles()).toEqual(before);
    await bell('Notifications, 4 unread');
    await user.keyboard('{Escape}');
    expect(panel).not.toBeInTheDocument();
    await open('Notifications, 4 unread');
    expect(titles()).toEqual(expect.arrayContaining(['Later', 'Latest']));
    expect(heard.filter((text) => text.includes('new notification'))).toHaveLength(1);
  });
});

describe('reading', () => {
  const markRead = 'Mark as read';

  test('one is read at once, and other tabs and mounts are told that something has changed', async () => {
    const { open, user, fail, sent } = await render(2);
    const panel = await open('Notifications, 2 unread');
    const seen: unknown[] = [];
    const note = (event: Event) => seen.push((event as CustomEvent).detail);
    window.addEventListener(CHANGED, note);
    await fail({ kind: 'slow', delayMs: 100 }, 'PUT');
    const [first] = within(panel).getAllByRole('listitem');
    await user.click(within(first as HTMLElement).getByRole('button', { name: /^Mark as read/ }));
    expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    expect(first).not.toHaveTextContent('Unread');
    expect(first).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(localStorage.getItem(CHANGED)).toMatch(/^[\da-f-]{36}$/));
    window.removeEventListener(CHANGED, note);
    expect(seen).toEqual(['heloc-test']);
    expect(await sent('PUT')).toMatchObject([{ body: { status: 'READ' } }]);
    await otherTab();
    await waitFor(async () => expect(await sent('GET')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  });

  test('what fails is put back, that one alone, and it is said', async () => {
    const { open, user, fail, heard, control } = await render(3);
    const panel = await open('Notifications, 3 unread');
    const press = async (index: number) => {
      const item = within(panel).getAllByRole('listitem')[index] as HTMLElement;
      await user.click(within(item).getByRole('button', { name: new RegExp(`^${markRead}`) }));
    };
    await fail({ kind: 'status', status: 500, times: 1, delayMs: 50 }, 'PUT');
    await press(0);
    await press(1);
    await waitFor(() => expect(heard).toEqual(['We could not save that.']));
    await bell('Notifications, 2 unread');
    expect(within(panel).getAllByText('Unread')).toHaveLength(2);
    await control('DELETE', '/faults');
    await otherTab();
    await bell('Notifications, 2 unread');
  });

  test('an answer that was on its way does not take it back', async () => {
    const { open, user, fail, control, sent } = await render(2);
    const panel = await open('Notifications, 2 unread');
    // The server has read before the change, and answers after it.
    await fail({ kind: 'slow', delayMs: 150, after: true, times: 1 });
    await otherTab();
    const [first] = within(panel).getAllByRole('listitem');
    await user.click(within(first as HTMLElement).getByRole('button', { name: /^Mark as read/ }));
    await waitFor(async () => expect(await sent('PUT')).toHaveLength(1));
    await waitFor(async () => expect((await sent('GET')).length).toBeGreaterThanOrEqual(2));
    await control('DELETE', '/faults');
    expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    expect(first).not.toHaveTextContent('Unread');
  });

  test('all are read up to the newest that was shown', async () => {
    const { open, user, tell, sent, fail, names } = await render([
      { title: 'One', created: '2026-11-20T10:00:00Z' },
      { title: 'Two', created: '2026-11-21T10:00:00Z' },
      { title: 'Undated', created: 'soon' },
    ]);
    const panel = await open('Notifications, 3 unread');
    await tell([{ title: 'Later', created: '2026-11-22T10:00:00Z' }]);
    await fail({ kind: 'slow', delayMs: 50 }, 'PUT');
    await user.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
    expect(within(panel).getByText('Notifications')).toHaveFocus();
    await bell('Notifications, 1 unread');
    expect(names).toEqual(['Notifications, 3 unread', 'Notifications', 'Notifications, 1 unread']);
    const puts = await sent('PUT');
    expect(puts.map(({ body }) => body)).toEqual([
      { status: 'READ' },
      { status: 'READ', until: '2026-11-21T10:00:00Z' },
    ]);
    expect(within(panel).queryByText('Unread')).not.toBeInTheDocument();
  });

  test("the server's count holds when nothing else is open", async () => {
    const { open, user, control, identity } = await render(3);
    const panel = await open('Notifications, 3 unread');
    // Read elsewhere, without a word to this tab.
    await control('DELETE', '/notifications', { identity });
    await control('POST', '/faults', {
      method: 'PUT',
      path: `${PATH}/**`,
      kind: 'status',
      status: 200,
      body: { unread: 1 },
    });
    const [first] = within(panel).getAllByRole('listitem');
    await user.click(within(first as HTMLElement).getByRole('button', { name: /^Mark as read/ }));
    await bell('Notifications, 1 unread');
  });

  test('a link makes it read, leads there, and is counted by its place alone', async () => {
    const { open, user, sent, left, control } = await render([
      {
        ctas: [
          { title: 'First', redirectPath: '/dashboard' },
          { title: 'Pay now', redirectPath: '/pay?from=bell' },
        ],
      },
    ]);
    const panel = await open('Notifications, 1 unread');
    await user.click(within(panel).getByRole('link', { name: 'Pay now' }));
    expect(left).toEqual([expect.stringMatching(/\/pay\?from=bell$/)]);
    await waitFor(async () => expect(await sent('PUT')).toHaveLength(1));
    await waitFor(async () => {
      const events = await control<{ path: string; body: object }[]>('GET', '/requests');
      expect(events.filter(({ path }) => path.endsWith('/event')).map(({ body }) => body)).toMatchObject([
        { event: 'heloc_menu_opened', eventProperties: { menu: 'notifications' } },
        { event: 'heloc_notification_opened', eventProperties: { cta: 1 } },
      ]);
    });
  });
});

describe('hostile notifications', () => {
  test('a path that leads elsewhere is no link, and is reported once, by the id alone', async () => {
    const paths = [
      '//evil.example',
      '/\\evil.example',
      '/a/..//evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
    ];
    const ctas = paths.map((redirectPath) => ({ title: `Claim at ${redirectPath}`, redirectPath }));
    const { open, reports, user } = await render([{ ctas }]);
    const panel = await open('Notifications, 1 unread');
    for (const { title } of ctas) expect(within(panel).getByText(title)).toBeVisible();
    expect(within(panel).queryByRole('link')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await open();
    expect(reports).toEqual([
      ['A notification has a path that is not followed', { uuid: expect.stringMatching(/^[\da-f-]{36}$/) }],
    ]);
  });

  test('markup is text', async () => {
    const markup = '<img src=x onerror="window.hurt = true"><b>Bold</b>';
    const ctas = [{ title: markup, redirectPath: '/pay' }];
    const { open, container } = await render([{ title: markup, description: markup, ctas }]);
    const item = within(await open('Notifications, 1 unread')).getByRole('listitem');
    const said = [...item.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(said.filter((text) => text === markup)).toHaveLength(2);
    expect(within(item).getByRole('link', { name: markup })).toBeVisible();
    expect(container.querySelector('img, b')).toBeNull();
    expect(window).not.toHaveProperty('hurt');
  });

  test.each([
    ['title', 'words', 'word '.repeat(2000).trim(), 120],
    ['title', 'one word', 'x'.repeat(10_000), 120],
    ['description', 'words', 'word '.repeat(2000).trim(), 400],
    ['description', 'one word', 'x'.repeat(10_000), 400],
  ])(
    'a %s of 10,000 characters, %s, is cut where it is seen, and read out whole',
    async (field, _, text, max) => {
      const { open } = await render([{ title: 'T', description: 'D', [field]: text }]);
      const item = within(await open('Notifications, 1 unread')).getByRole('listitem');
      const shown = item.querySelectorAll('p')[field === 'title' ? 0 : 1];
      const [seen, dots, rest] = [...(shown?.childNodes ?? [])].map(({ textContent }) => textContent ?? '');
      expect(seen?.length).toBeLessThanOrEqual(max);
      expect(dots).toBe('…');
      expect(`${seen}${rest}`).toBe(text);
      // The name of its button is not as long.
      const { length } = within(item).getByRole('button', { name: /^Mark as read/ }).textContent ?? '';
      expect(length).toBeLessThan(150);
    },
  );

  test('what cannot be shown is left out by itself, and is reported once each', async () => {
    const { open, reports } = await render([
      { title: 'Undated', created: 'not a date' },
      { uuid: null, title: 'No id' },
      { title: '' },
      { uuid: 'twice', title: 'Twice', created: '2020-01-01' },
      { uuid: 'twice', title: 'Twice', created: '2020-01-01' },
    ]);
    const items = within(await open()).getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual(['Twice', 'Undated']);
    expect(items[1]?.querySelector('time')).toBeNull();
    expect(reports.map(([message]) => message)).toEqual([
      'A notification has no id or no title',
      'A notification has no id or no title',
    ]);
  });

  test.each(['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00.000Z'])(
    'of %s has its place and its words',
    async (created) => {
      const { open } = await render([{ title: 'Odd', created }, { title: 'Now' }]);
      await open('Notifications, 2 unread');
      expect(titles().toSorted()).toEqual(['Now', 'Odd']);
    },
  );

  test.each([
    ['behind', '2026-11-28T18:00:00Z', 'Just now, November 28, 2026'],
    ['ahead', '2026-11-24T18:00:00Z', '2 days ago, November 24, 2026'],
  ])(
    'by a clock that is two days %s: counted, dated and read up to the server’s time',
    async (_, created, age) => {
      const now = new Date('2026-11-26T18:00:00Z');
      const { open, user, sent } = await render([{ title: 'Told', created }], { now });
      const panel = await open('Notifications, 1 unread');
      expect(within(panel).getByRole('listitem')).toHaveTextContent(age);
      await user.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
      await bell('Notifications');
      expect((await sent('PUT')).map(({ body }) => body)).toEqual([{ status: 'READ', until: created }]);
    },
  );

  test('storage that is blocked costs nothing', async () => {
    const set = Storage.prototype.setItem;
    const { open, user } = await render(2);
    const panel = await open('Notifications, 2 unread');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const [first] = within(panel).getAllByRole('listitem');
      await user.click(within(first as HTMLElement).getByRole('button', { name: /^Mark as read/ }));
      await bell('Notifications, 1 unread');
    } finally {
      Storage.prototype.setItem = set;
    }
    expect(screen.queryByText('We could not save that.')).not.toBeInTheDocument();
  });
});

describe('a malformed answer of the bell', () => {
  const item = { uuid: 'a', title: 'T', created: '2026-11-20T10:00:00Z', status: 'UNREAD' };
  test.each([
    ['a page of a proxy', '<!doctype html><p>Sign in to the network</p>'],
    ['cut off', '{"notifications": [{"uuid": "a"'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', JSON.stringify([item])],
    ['no list', JSON.stringify({ notifications: { a: item }, unread: 1 })],
    ['a list that is none', JSON.stringify({ notifications: 'none', unread: 0 })],
    ['no count', JSON.stringify({ notifications: [item] })],
    ['a count in words', JSON.stringify({ notifications: [item], unread: 'many' })],
    ['a count below zero', JSON.stringify({ notifications: [item], unread: -1 })],
    ['a cursor that is none', JSON.stringify({ notifications: [item], unread: 1, next: { page: 2 } })],
  ])('%s: no number, a message, and nobody is logged out', async (_, body) => {
    const first = await render(0);
    first.unmount();
    await first.control('POST', '/faults', { method: 'GET', path: PATH, kind: 'malformed', body });
    const { user, runtime, container } = await renderRemote(
      { ...borrower, App: NotificationsMenu },
      { path: '/', sandbox: first.sandbox, jwt: first.application.jwt },
    );
    await user.click(await bell('Notifications'));
    expect(await screen.findByText('We could not load your notifications.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Notifications' })).toHaveTextContent(/^$/);
    expect(container).not.toHaveTextContent(/NaN|undefined|null|object Object/);
    expect(runtime.auth.isSignedIn()).toBe(true);
    await first.control('DELETE', '/faults');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No Notifications')).toBeVisible();
  });

  test('kinds, states and fields that nobody knows are passed over, the rest is shown', async () => {
    const { open } = await render([
      { title: 'Call', status: 'SNOOZED', kind: 'VIDEO', ctas: [{ title: 'Join', href: 'x' }] } as object,
      { title: 'Plain', walletAddress: null, ctas: [] },
    ]);
    const panel = await open('Notifications, 1 unread');
    expect(titles().toSorted()).toEqual(['Call', 'Plain']);
    expect(within(panel).getByText('Join')).toBeVisible();
    expect(within(panel).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('failures', () => {
  test.each(FAILURES.map(({ name, fault }) => [name, fault] as const))(
    'the list fails by %s: it is said where it would be, and "Try again" has it',
    async (_, fault) => {
      const first = await render(2);
      await bell('Notifications, 2 unread');
      first.unmount();
      await first.control('POST', '/faults', { method: 'GET', path: PATH, ...fault });
      const { user } = await renderRemote(
        { ...borrower, App: NotificationsMenu },
        { path: '/', sandbox: first.sandbox, jwt: first.application.jwt },
      );
      await user.click(await bell('Notifications'));
      expect(await screen.findByText('We could not load your notifications.')).toBeVisible();
      await first.control('DELETE', '/faults');
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await bell('Notifications, 2 unread');
      expect(screen.getAllByRole('listitem')).toHaveLength(2);
    },
  );

  test.each(FAILURES.map(({ name, fault }) => [name, fault] as const))(
    'a change fails by %s: it is put back',
    async (_, fault) => {
      const { open, fail, user, heard } = await render(1);
      const panel = await open('Notifications, 1 unread');
      await fail(fault, 'PUT');
      await user.click(within(panel).getByRole('button', { name: /^Mark as read/ }));
      await waitFor(() => expect(heard).toEqual(['We could not save that.']));
      expect(within(panel).getByText('Unread')).toBeVisible();
      expect(within(panel).getByText('We could not save that.')).toBeVisible();
      await user.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
      await waitFor(() => expect(heard).toHaveLength(2));
      await bell('Notifications, 1 unread');
    },
  );

  test('a later failure keeps the list, and says of when it is', async () => {
    const { open, fail } = await render(1);
    await bell('Notifications, 1 unread');
    await fail({ kind: 'status', status: 500 });
    await otherTab();
    const panel = await open();
    expect(
      await within(panel).findByText(/^This is from \d+:\d\d [AP]M\. We could not load what came later\.$/),
    ).toBeVisible();
    expect(within(panel).getAllByRole('listitem')).toHaveLength(1);
  });
});
