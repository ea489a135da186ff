import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { banner } from '../testing/remote.ts';
import { DISMISSALS_KEY } from './dismissals.ts';

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
const show = () => renderRemote(banner, { path: '/', now: new Date('2026-11-23T18:00:00Z') });
const messages = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

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
    const dismissed = {
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
      { before: () => localStorage.setItem(DISMISSALS_KEY, JSON.stringify(dismissed)) },
    );
    const { waitForStep } = await show();
    await waitForStep('banners');
    expect(messages()).toEqual(['Information: Message changed']);
    const { changed: _, ...rest } = dismissed;
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
