import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { TelemetryMode } from '#src/platform/telemetry.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { type HeldAnswer, holdAnswer, holdFirst } from '#src/testing/holdAnswer.ts';
import { type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { banner } from './banner/testing/remote.ts';
import { borrower } from './borrower/testing/remote.ts';
import { chat } from './chat/testing/remote.ts';

/** As src/api/queries/latestContext.test.ts, for what a mount asks for and keeps otherwise than by a key of its context. */

/** A call under way when the person, the organisation or their wish becomes another one. */
interface Drill {
  held: HeldAnswer;
  /** The later context is there, and has its own answer. */
  change(): Promise<unknown>;
  /** What the person sees, and what is kept. */
  look(): unknown;
}

const now = new Date('2026-11-23T18:00:00Z');
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const make = (sandbox: TestSandbox, firstName: string, more: object = {}) =>
  sandbox.make({ status: 'HMDA', profile: { name: { firstName, lastName: 'Rivera' } }, ...more });

/** The page is shown again from the cache of Back, and another person is logged in by then. */
const comesBackAs = ({ jwt }: { jwt: string }) =>
  act(async () => {
    localStorage.setItem('jwt', jwt);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });

const two = async (sandbox: TestSandbox, more?: object) =>
  [await make(sandbox, 'Ana', more), await make(sandbox, 'Ben', more)] as const;

/** Who is logged in becomes another person, whose name the form of a chat has; `org` is theirs. */
async function profileInChat(plain: TestSandbox, org: string): Promise<Drill> {
  const { sandbox, ...held } = holdAnswer(plain, 'getProfile');
  await sandbox.control('PUT', '/clock', { now: now.toISOString(), rate: 0 });
  await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  const [ana, ben] = [await make(sandbox, 'Ana'), await make(sandbox, 'Ben', { org })];
  const view = await renderRemote(chat, { path: '/', now, sandbox, jwt: ana.jwt });
  const open = async () => view.user.click(await screen.findByRole('button', { name: 'Chat with us' }));
  await open();
  const name = () => screen.getByRole('textbox', { name: 'Name' });
  return {
    held,
    async change() {
      if (org !== view.bundle.org) await view.changeOrg(org);
      await comesBackAs(ben);
      await open();
      await waitFor(() => expect(name()).toHaveValue('Ben Rivera'));
    },
    look: () => (name() as HTMLInputElement).value,
  };
}

/** The page forbids the telemetry while its session is being opened. */
async function silenced(plain: TestSandbox, mode: TelemetryMode): Promise<Drill> {
  const { sandbox, ...held } = holdAnswer(plain, 'postSession');
  const view = await renderRemote(borrower, { path: '/coming-soon', sandbox });
  view.runtime.telemetry.track('heloc_account_switched', {});
  const silence = async () => {
    view.setTelemetry('off');
    view.setTelemetry(mode);
  };
  return {
    held,
    change: silence,
    /** With what a session is asked for that is begun now. */
    async look() {
      await sandbox.control('DELETE', '/requests');
      view.setTelemetry('on');
      await view.runtime.telemetry.session();
      const requests = await sandbox.control<{ path: string; body: object }[]>('GET', '/requests');
      await silence();
      return requests.find(({ path }) => path.endsWith('/session'))?.body;
    },
  };
}

const DRILLS: Readonly<Record<string, (plain: TestSandbox) => Promise<Drill>>> = {
  'getProfile, of another person': (plain) => profileInChat(plain, 'OAKLINE'),
  'getProfile, of another organisation': (plain) => profileInChat(plain, 'EMBERFOLD_CU'),

  async postSession(plain) {
    const { sandbox, ...held } = holdAnswer(plain, 'postSession');
    const [ana, ben] = await two(sandbox);
    const view = await renderRemote(borrower, { path: '/coming-soon', sandbox, jwt: ana.jwt });
    const track = () => view.runtime.telemetry.track('heloc_account_switched', {});
    track();
    return {
      held,
      async change() {
        await comesBackAs(ben);
        track();
        await waitFor(() => expect(sessionStorage.getItem('telemetry_uuid')).not.toBeNull());
      },
      async look() {
        await view.runtime.telemetry.session();
        return { ...sessionStorage };
      },
    };
  },

  'postSession, silenced': (plain) => silenced(plain, 'off'),
  'postSession, silenced and told to speak again': (plain) => silenced(plain, 'on'),

  async postCeoFeedback(plain) {
    const { sandbox, ...held } = holdAnswer(plain, 'postCeoFeedback');
    const { uuid, jwt } = await make(sandbox, 'Ana');
    const at = drive(await renderRemote(borrower, { path: `/${uuid}`, sandbox, jwt }));
    const form = () => at.within('dialog', 'Share your thoughts with our CEO');
    const write = async (words: string) => {
      await at.press('Share your feedback with the CEO');
      await form().fill('Your message', words);
    };
    await write('Everybody was helpful.');
    await form().choose('Give us a compliment');
    await form().choose('No');
    await form().press('Send to the CEO');
    return {
      held,
      // It takes too long for her, and something else comes to her mind.
      async change() {
        await form().press('Cancel');
        await write('The income page could say how long it takes.');
        await form().readText('Saved');
      },
      look: () => [
        screen.queryByText(/^Thank you/),
        (screen.getByRole('textbox', { name: 'Your message' }) as HTMLTextAreaElement).value,
        Object.keys({ ...sessionStorage, ...localStorage }).filter((key) => key.includes('ceo-feedback')),
      ],
    };
  },

  async postLeaveSurvey(plain) {
    const { sandbox, ...held } = holdAnswer(plain, 'postLeaveSurvey');
    const { uuid, jwt } = await make(sandbox, 'Ana', { status: { checklistStatus: 'OFFER_SELECTION' } });
    const at = drive(await renderRemote(borrower, { path: `/${uuid}`, sandbox, jwt }));
    await at.press('Save and finish later');
    await at.within('dialog', 'Before you go').press('Skip');
    return {
      held,
      // She has thought better of it.
      change: () => at.within('dialog', 'Before you go').press('Close'),
      look: () => [[...at.left], screen.queryByRole('dialog')],
    };
  },

  async getReferral(plain) {
    const { sandbox, ...held } = holdAnswer(plain, 'getReferral');
    const path = '/register-v2?referralUuid=44444444-4444-4444-8444-444444444444';
    const view = await renderRemote(borrower, { path, sandbox });
    const address = () => screen.getByRole('combobox', { name: 'Property address' });
    return {
      held,
      async change() {
        const body = { street1: '7 Lakeshore Dr', city: 'McCall', state: 'ID', zip: '83638' };
        await sandbox.control('POST', '/faults', {
          method: 'GET',
          path: '/**/referrals/44444444-4444-4444-8444-444444444444',
          kind: 'status',
          status: 200,
          body,
        });
        await view.changeOrg('EMBERFOLD_CU');
        await waitFor(() => expect(address()).toHaveValue('7 Lakeshore Dr, McCall, ID 83638'));
      },
      look: () => [(address() as HTMLInputElement).value, { ...sessionStorage }],
    };
  },

  /** Asked for from where the assets are, which is not part of the sandbox. */
  async banners(sandbox) {
    const { pass, ...held } = holdFirst();
    let uuid = 'before';
    const one = () => [{ uuid, message: `Words ${uuid}`, apps: ['heloc'], variant: 'info', active: true }];
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => pass(Response.json(one())));
    const [ana, ben] = await two(sandbox);
    const input: RenderInput = { path: '/', sandbox, jwt: ana.jwt };
    await renderRemote(banner, input);
    return {
      held,
      async change() {
        uuid = 'after';
        await comesBackAs(ben);
        await screen.findByText('Words after');
      },
      look: () => screen.getAllByRole('listitem').map(({ textContent }) => textContent),
    };
  },
};

test.each(Object.entries(DRILLS))(
  '%s: what is answered too late changes nothing for what came after it',
  async (_, prepare) => {
    const sandbox = await createTestSandbox();
    const { held, change, look } = await prepare(sandbox);
    await waitFor(() => expect(held.isAsked()).toBe(true));
    await change();
    const before = await look();
    await held.letGo();
    expect(await look()).toEqual(before);
  },
);
