import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import type { Created } from '#sandbox/control/applicationRoutes.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from './testing/remote.ts';

/** Two mounts on a page of a host that knows who each of them is for. */

beforeEach(() => sessionStorage.clear());

const TRACKER = '5b0c8f56-1111-4e57-9a5b-3a4a1f0d2c11';

const open = async (sandbox: TestSandbox, { uuid, jwt }: Created, mountId = `heloc-${uuid}`) => {
  const view = await renderRemote(borrower, {
    path: `/${uuid}`,
    sandbox,
    getToken: async () => jwt,
    mountId,
    // Of the browser: both have it.
    local: { telemetry_trackerUuid: TRACKER },
  });
  const at = within(view.container);
  await view.waitForStep('start/hmda');
  // What comes when the page is idle is there, and has its answers.
  await at.findByRole('button', { name: 'Notifications, 1 unread' });
  await at.findByRole('button', { name: 'Share your feedback with the CEO' });
  await act(() => view.runtime.flags.whenAnswered());
  return { ...view, at };
};
type Mount = Awaited<ReturnType<typeof open>>;

async function makeTwo() {
  const sandbox = await createTestSandbox();
  const make = () => sandbox.make({ status: 'HMDA', notifications: 1 });
  return { sandbox, ana: await make(), ben: await make() };
}

describe('the draft of feedback', () => {
  const message = async ({ at, user }: Mount) => {
    await user.click(await at.findByRole('button', { name: 'Share your feedback with the CEO' }));
    return at.findByRole('textbox', { name: 'Your message' });
  };
  const write = async ({ user }: Mount, field: HTMLElement, text: string) => {
    await user.click(field);
    await user.paste(text);
  };
  const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

  test('is that of the person who wrote it, on the same page and after a reload', async () => {
    const { sandbox, ana, ben } = await makeTwo();
    const [first, second] = [await open(sandbox, ana), await open(sandbox, ben)];
    const ofFirst = await message(first);
    await write(first, ofFirst, 'Words of the first');
    await first.at.findByText('Saved');
    const ofSecond = await message(second);
    expect(ofSecond).toHaveValue('');
    await write(second, ofSecond, 'Words of the second');
    await second.at.findByText('Saved');
    expect(ofFirst).toHaveValue('Words of the first');
    expect(kept()).not.toContain('Words of');

    first.unmount();
    second.unmount();
    const [again, other] = [await open(sandbox, ben), await open(sandbox, ana)];
    expect(await message(again)).toHaveValue('Words of the second');
    expect(await message(other)).toHaveValue('Words of the first');
  });

  test('is that of the mount where it is written, where two are of the same application', async () => {
    const { sandbox, ana } = await makeTwo();
    const openTwo = async () =>
      [await open(sandbox, ana, 'heloc-one'), await open(sandbox, ana, 'heloc-two')] as const;
    const [first, second] = await openTwo();
    const ofFirst = await message(first);
    await write(first, ofFirst, 'Words of the first');
    await first.at.findByText('Saved');
    const ofSecond = await message(second);
    expect(ofSecond).toHaveValue('');
    await write(second, ofSecond, 'Words of the second');
    await second.at.findByText('Saved');

    first.unmount();
    second.unmount();
    const [again, other] = await openTwo();
    expect(await message(again)).toHaveValue('Words of the first');
    expect(await message(other)).toHaveValue('Words of the second');
    // One that is closed takes only its own words with it.
    await again.user.click(again.at.getByRole('button', { name: 'Cancel' }));
    await again.user.click(await again.at.findByRole('button', { name: 'Share your feedback with the CEO' }));
    expect(await again.at.findByRole('textbox', { name: 'Your message' })).toHaveValue('');
    expect(other.at.getByRole('textbox', { name: 'Your message' })).toHaveValue('Words of the second');
    expect(other.at.getAllByRole('dialog')).toHaveLength(1);
  });

  test('goes with the session of its person, and the other’s stays open', async () => {
    const { sandbox, ana, ben } = await makeTwo();
    const [first, second] = [await open(sandbox, ana), await open(sandbox, ben)];
    await write(first, await message(first), 'Words of the first');
    const ofSecond = await message(second);
    await write(second, ofSecond, 'Words of the second');
    await act(async () => first.runtime.session.end(() => {}));
    await waitFor(() => expect(first.at.queryByRole('dialog')).not.toBeInTheDocument());
    expect(ofSecond).toHaveValue('Words of the second');
    expect(second.runtime.auth.isSignedIn()).toBe(true);
  });
});

describe('flags that a tab keeps', () => {
  const KEY = 'fe-heloc-company-covers-appraisal';

  test('are those of one person: another mount has its own, also when it opens later and the service is down', async () => {
    const { sandbox, ana, ben } = await makeTwo();
    await sandbox.control('PUT', '/flags', { flags: {}, byApplication: { [ana.uuid]: { [KEY]: true } } });
    const [first, second] = [await open(sandbox, ana), await open(sandbox, ben)];
    await waitFor(() => expect(first.runtime.flags.isOn(KEY)).toBe(true));
    await act(() => second.runtime.flags.whenAnswered());
    await act(() => first.runtime.flags.refresh());
    expect(second.runtime.flags.isOn(KEY)).toBe(false);
    const kept = sessionStorage.getItem('heloc:flags:OAKLINE') ?? '';
    expect(JSON.parse(kept).on[KEY]).toBe(true);
    for (const { uuid, identityUuid } of [ana, ben]) {
      expect(kept).not.toContain(uuid);
      expect(kept).not.toContain(identityUuid);
    }
    first.unmount();
    second.unmount();

    await sandbox.control('POST', '/faults', { path: '/service-optimize/**', kind: 'network' });
    const [later, owner] = [await open(sandbox, ben), await open(sandbox, ana)];
    expect([later.runtime.flags.isOn(KEY), owner.runtime.flags.isOn(KEY)]).toEqual([false, true]);
    await act(() => later.runtime.flags.refresh());
    expect([later.runtime.flags.isOn(KEY), owner.runtime.flags.isOn(KEY)]).toEqual([false, true]);
  });
});
