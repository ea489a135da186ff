import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';
import { banner } from '../testing/remote.ts';
import { DISMISSALS_KEY } from './dismissals.ts';
import { presenceNow } from './presence.ts';

const item = (uuid: string, change: object = {}) => ({
  uuid,
  message: `Message ${uuid}`,
  apps: ['heloc'],
  variant: 'info',
  active: true,
  dismissable: true,
  metadata: { createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z' },
  ...change,
});
const created = (createdAt: string) => ({ metadata: { createdAt, updatedAt: createdAt } });

/** The CDN is not part of the sandbox. `before` runs when the file is asked for. */
function serve(body: unknown, { status = 200, before = () => {} } = {}) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    before();
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
}
const NOW = new Date('2026-11-23T18:00:00Z');
const show = (input: Partial<RenderInput> = {}) => renderRemote(banner, { path: '/', now: NOW, ...input });
const dismissed = () => JSON.parse(localStorage.getItem(DISMISSALS_KEY) ?? '{}');
const at = (updatedAt: string) => ({ metadata: { createdAt: '2026-11-01T00:00:00Z', updatedAt } });
/** Without the tip of a button that has the focus. */
const textOf = (item: HTMLElement) => item.querySelector('p')?.textContent;
const messages = () => screen.queryAllByRole('listitem').map(textOf);

/** As on a page that was just opened. */
const forgetDismissed = () => (presenceNow().dismissed as Map<string, string>).clear();

beforeEach(() => {
  localStorage.clear();
  forgetDismissed();
});

describe('banners', () => {
  test('are asked for afresh, from where the assets are', async () => {
    const fetched = serve([]);
    const { waitForStep, container } = await show();
    await waitForStep('banners');
    expect(fetched).toHaveBeenCalledWith(
      'http://cdn.test/banners.json',
      expect.objectContaining({ cache: 'no-store' }),
    );
    expect(within(container).queryByRole('region')).toBeNull();
  });

  test('are others outside production', async () => {
    const fetched = serve([item('tried', created('2026-11-05T00:00:00Z'))]);
    const { waitForStep } = await renderRemote(banner, { path: '/', environment: 'test' });
    await waitForStep('banners');
    expect(fetched).toHaveBeenCalledWith('http://cdn.test/banners.test.json', expect.anything());
  });

  test('the newest two for this application, active ones only', async () => {
    serve([
      item('old', created('2026-11-01T00:00:00Z')),
      item('newest', { ...created('2026-11-05T00:00:00Z'), variant: 'warn' }),
      item('off', { ...created('2026-11-09T00:00:00Z'), active: false }),
      item('elsewhere', { ...created('2026-11-09T00:00:00Z'), apps: ['heloc-signer'] }),
      item('newer', created('2026-11-03T00:00:00Z')),
    ]);
    const { waitForStep } = await show();
    await waitForStep('banners');
    expect(screen.getByRole('region', { name: 'Announcements' })).toBeInTheDocument();
    expect(messages()).toEqual(['Warning: Message newest', 'Information: Message newer']);
  });

  test('one that is dismissed goes, for good, and makes room for the next', async () => {
    serve([
      item('a', created('2026-11-03T00:00:00Z')),
      item('b', { ...created('2026-11-02T00:00:00Z'), dismissable: false }),
      item('c', created('2026-11-01T00:00:00Z')),
    ]);
    const { waitForStep, user } = await show();
    await waitForStep('banners');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Dismiss Information: Message a' }));
    expect(messages()).toEqual(['Information: Message b', 'Information: Message c']);
    expect(screen.getByRole('region')).toHaveFocus();
    expect(JSON.parse(localStorage.getItem(DISMISSALS_KEY) ?? '')).toEqual({ a: '2026-11-23T18:00:00.000Z' });
  });

  test('a dismissed one comes back once it was changed, and its record goes', async () => {
    const stored = {
      same: '2026-11-10T00:00:00Z',
      changed: '2026-11-10T00:00:00Z',
      gone: '2026-11-10T00:00:00Z',
    };
    serve(
      [
        item('same'),
        item('changed', {
          metadata: { createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-11T00:00:00Z' },
        }),
      ],
      { before: () => localStorage.setItem(DISMISSALS_KEY, JSON.stringify(stored)) },
    );
    const { waitForStep } = await show();
    await waitForStep('banners');
    expect(messages()).toEqual(['Information: Message changed']);
    const { changed: _, ...rest } = stored;
    expect(JSON.parse(localStorage.getItem(DISMISSALS_KEY) ?? '')).toEqual(rest);
  });

  test('the last one that is dismissed takes the region with it', async () => {
    serve([item('a')]);
    const { waitForStep, user } = await show();
    await waitForStep('banners');
    await user.click(screen.getByRole('button'));
    expect(screen.queryByRole('region')).toBeNull();
  });

  test.each([
    ['no uuid', [item('a'), item('')]],
    ['no message', [item('a', { message: undefined })]],
    ['no applications', [item('a', { apps: [] })]],
    ['no variant', [item('a', { variant: undefined })]],
    ['no list', { banners: [] }],
    ['no JSON', '<html>'],
  ])('%s: recorded, and nothing is shown', async (_, body) => {
    serve(body);
    const { waitForStep, reports } = await show();
    await waitForStep('banners');
    expect(messages()).toEqual([]);
    expect(reports).toHaveLength(1);
    expect(reports[0]?.[0]).toMatchObject({ message: 'Banner data does not match the expected format' });
  });

  test('a refusal is recorded with its words, and nothing is shown', async () => {
    serve('Access denied', { status: 403 });
    const { waitForStep, reports } = await show();
    await waitForStep('banners');
    expect(messages()).toEqual([]);
    expect(reports[0]?.[0]).toMatchObject({ message: 'Access denied' });
  });

  test('no network: recorded, and the mount is ready all the same', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const { waitForStep, reports } = await show();
    await waitForStep('banners');
    await waitFor(() => expect(reports).toHaveLength(1));
  });
});

describe('a dismissal', () => {
  const press = (name: string) => screen.getByRole('button', { name: new RegExp(`Message ${name}$`) });
  /** A page of its own: what was dismissed on it is known by what is stored alone. */
  async function reload(view: Awaited<ReturnType<typeof show>>, input: Partial<RenderInput> = {}) {
    view.unmount();
    forgetDismissed();
    const again = await show({ local: { ...localStorage }, ...input });
    await again.waitForStep('banners');
    return again;
  }

  test('hides one from the future, and it stays hidden until it is changed once more', async () => {
    serve([item('a', at('2026-12-24T00:00:00Z'))]);
    const view = await show();
    await view.waitForStep('banners');
    await view.user.click(press('a'));
    expect(messages()).toEqual([]);
    const again = await reload(view);
    expect(messages()).toEqual([]);
    serve([item('a', at('2026-12-24T00:00:01Z'))]);
    await reload(again);
    expect(messages()).toEqual(['Information: Message a']);
  });

  test.each([
    ['blocked', 'getItem'],
    ['full', 'setItem'],
  ] as const)('hides it for as long as the page is there where storage is %s', async (_, method) => {
    serve([item('a'), item('b')]);
    const view = await show();
    await view.waitForStep('banners');
    const refuse = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No', 'QuotaExceededError');
    });
    await view.user.click(press('a'));
    expect(messages()).toEqual(['Information: Message b']);
    view.unmount();
    refuse.mockRestore();
    const again = await show();
    await again.waitForStep('banners');
    expect(messages()).toEqual(['Information: Message b']);
  });

  test('by a clock of two days ahead or behind holds', async () => {
    for (const days of [-2, 2]) {
      serve([item('a')]);
      const now = new Date(NOW.getTime() + days * 86_400_000);
      const view = await show({ now });
      await view.waitForStep('banners');
      await view.user.click(press('a'));
      const again = await reload(view);
      expect(messages()).toEqual([]);
      again.unmount();
      localStorage.clear();
      forgetDismissed();
    }
  });

  test('is added to what another tab has stored, and one made there hides it here', async () => {
    serve([item('a'), item('b')]);
    const { waitForStep, user } = await show();
    await waitForStep('banners');
    localStorage.setItem(DISMISSALS_KEY, JSON.stringify({ c: '2026-11-22T00:00:00Z' }));
    await user.click(press('a'));
    expect(dismissed()).toEqual({ a: NOW.toISOString(), c: '2026-11-22T00:00:00Z' });
    await act(async () => {
      localStorage.setItem(DISMISSALS_KEY, JSON.stringify({ ...dismissed(), b: NOW.toISOString() }));
      window.dispatchEvent(new StorageEvent('storage', { key: DISMISSALS_KEY }));
    });
    expect(messages()).toEqual([]);
  });

  test('of a banner that is no longer listed is forgotten after 90 days, and what is no dismissal at once', async () => {
    const day = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
    const stored = { a: day(100), gone: day(89), old: day(91), junk: 'yesterday', more: 7 };
    serve([item('a', at('2026-01-01T00:00:00Z'))]);
    const { waitForStep } = await show({ local: { [DISMISSALS_KEY]: JSON.stringify(stored) } });
    await waitForStep('banners');
    expect(messages()).toEqual([]);
    await waitFor(() => expect(dismissed()).toEqual({ a: day(100), gone: day(89) }));
  });

  test.each(['[]', 'null', '{', '"a"'])('%s in the storage hides nothing', async (stored) => {
    serve([item('a')]);
    const { waitForStep } = await show({ local: { [DISMISSALS_KEY]: stored } });
    await waitForStep('banners');
    expect(messages()).toHaveLength(1);
  });

  test('gives the focus to the next Dismiss, else to the region, else to what follows', async () => {
    serve([
      item('a', created('2026-11-04T00:00:00Z')),
      item('b', created('2026-11-03T00:00:00Z')),
      item('c', { ...created('2026-11-02T00:00:00Z'), dismissable: false }),
    ]);
    const { waitForStep, user, container } = await show({ options: { max: 3 } });
    await waitForStep('banners');
    await user.click(press('a'));
    expect(press('b')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('region')).toHaveFocus();
    expect(messages()).toEqual(['Information: Message c']);
    container.remove();
  });

  test('of the last one gives the focus to what follows on the page', async () => {
    serve([item('a')]);
    const { waitForStep, user, container } = await show();
    await waitForStep('banners');
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).innerHTML = '<button disabled>Off</button><a href="#x">Next</a>';
    container.after(host);
    await user.click(press('a'));
    expect(host.shadowRoot?.activeElement).toHaveTextContent('Next');
    host.remove();
  });
});

describe('two on a page', () => {
  test('show each banner once; the second has what the first gives back', async () => {
    serve([
      item('a', created('2026-11-04T00:00:00Z')),
      item('b', created('2026-11-03T00:00:00Z')),
      item('c', created('2026-11-02T00:00:00Z')),
    ]);
    const first = await show();
    await first.waitForStep('banners');
    const second = await show({ mountId: 'heloc-other' });
    await second.waitForStep('banners');
    const inside = ({ container }: typeof first) =>
      within(container)
        .queryAllByRole('listitem')
        .map((item) => textOf(item)?.slice(-1));
    expect(inside(first)).toEqual(['a', 'b']);
    expect(inside(second)).toEqual(['c']);
    await first.user.click(within(first.container).getAllByRole('button')[0] as HTMLElement);
    expect(inside(first)).toEqual(['b']);
    await act(async () => first.unmount());
    expect(inside(second)).toEqual(['b', 'c']);
    await act(async () => second.unmount());
    expect(presenceNow().shownBy.size).toBe(0);
  });

  test('for different applications each show their own', async () => {
    serve([item('a', { apps: ['heloc', 'dashboard'] })]);
    const first = await show();
    await first.waitForStep('banners');
    const second = await show({ mountId: 'heloc-other', options: { app: 'dashboard' } });
    await second.waitForStep('banners');
    expect(messages()).toHaveLength(2);
  });
});

describe('what a host says', () => {
  test('the application, and how many', async () => {
    serve([item('a', { apps: ['dashboard'] }), item('b', { apps: ['dashboard'] }), item('c')]);
    const { waitForStep } = await show({
      options: { app: 'dashboard', max: '1' as never },
    });
    await waitForStep('banners');
    expect(messages()).toEqual(['Information: Message a']);
  });
});

describe('the list is read again', () => {
  const returns = () =>
    act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

  test('on return to the tab, when it is older than ten minutes; a failure keeps what is shown', async () => {
    const fetched = serve([item('a')]);
    const { waitForStep, reports } = await show();
    await waitForStep('banners');
    await returns();
    expect(fetched).toHaveBeenCalledTimes(1);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000 + 1);
    const again = serve([item('a'), item('b')]);
    await returns();
    await waitFor(() => expect(messages()).toHaveLength(2));
    expect(again).toHaveBeenCalledTimes(2);
    clock.mockReturnValue(Date.now() + 10 * 60_000 + 1);
    serve('Out of order', { status: 503 });
    await returns();
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(messages()).toHaveLength(2);
  });
});

test("a refusal's words are recorded to 200 characters", async () => {
  serve('x'.repeat(1000), { status: 500 });
  const { waitForStep, reports } = await show();
  await waitForStep('banners');
  expect(reports[0]?.[0]).toMatchObject({ message: 'x'.repeat(200) });
});

test("an address of the brand's own site at the end of a message is a link, by which a host may lead elsewhere", async () => {
  serve([item('a', { message: 'Our rates: https://oakline.example/rates' })]);
  const { waitForStep, user, bundle, left, events } = await show({
    brand: (brand) => ({ ...brand, baseUrl: 'https://oakline.example' }),
  });
  expect(bundle.brand.baseUrl).toBe('https://oakline.example');
  await waitForStep('banners');
  await user.click(screen.getByRole('link', { name: 'https://oakline.example/rates' }));
  expect(left).toEqual(['https://oakline.example/rates']);
  expect(events).toContainEqual({ type: 'navigate', url: 'https://oakline.example/rates' });
});

test('what is shown and dismissed is told once, by uuid', async () => {
  const uuid = '5a0c1f0e-6d0b-4b9e-9a63-3a1f5d1c7e01';
  serve([item(uuid)]);
  const { waitForStep, user, runtime } = await show();
  const track = jest.spyOn(runtime.telemetry, 'track');
  await waitForStep('banners');
  await user.click(screen.getByRole('button'));
  expect(track.mock.calls).toEqual([
    ['heloc_banner_shown', { bannerUuid: uuid }],
    ['heloc_banner_dismissed', { bannerUuid: uuid }],
  ]);
});
