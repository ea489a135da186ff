import type { Page } from '@playwright/test';
import { SCREEN_STATES } from '#remotes/borrower/journeys.ts';
import { DECISIONS } from '#src/domain/application/applicationEnums.ts';
import { CHECKLIST_STATUSES } from '#src/domain/application/status.ts';
import { openApplication } from '../support/application.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { contradiction, expectedLanding, landing } from '../support/landing.ts';
import type { Origins } from '../support/origins.ts';
import { type Random, random, SEED } from '../support/random.ts';
import { overflowing } from '../support/reading.ts';
import { createPerson } from '../support/registration.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { attachment, Walker } from '../support/walker.ts';

/** How many walks, and how many steps each. */
const FORMS = [
  { name: 'a short walk', walks: 20, steps: 6, tag: [] },
  { name: 'a walk', walks: 200, steps: 25, tag: ['@soak'] },
];
/** Of so many steps one is the world's rather than the person's. */
const WORLD_EVERY = 4;
/** Whose the sandbox's applications are. */
const OWNER = { firstName: 'Ana', lastName: 'Rivera' };

/** Any call may be made to fail, of those in the background too; no other error may be reported. */
const REPORTED_FAULT = {
  'a call that failed is reported': /^\[heloc-[^\]]*\] ApiError: [^{]*\{[^}]*where: [\w-]+/,
};

test.describe.configure({ mode: 'parallel' });
test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
  tolerated: { ...FAILED_REQUESTS, ...REPORTED_FAULT },
});

/** A page with a heading and a way on, in its width. Where a status is waited for, the way on is the server's. */
async function expectExit(page: Page, trail: readonly string[]): Promise<void> {
  const trailText = `after ${trail.join(', ')}`;
  const title = page.getByRole('heading').or(page.getByRole('dialog'));
  await expect(title.first(), `blank: ${trailText}`).toBeVisible();
  const exits = page
    .getByRole('button')
    .or(page.getByRole('link'))
    .or(page.getByRole('progressbar'))
    .and(page.locator(':not(header *, footer *)'))
    .or(page.getByRole('dialog', { name: 'Processing data' }));
  await expect(exits.first(), `no way on: ${trailText}`).toBeVisible();
  expect(await overflowing(page), `sideways: ${trailText}`).toEqual([]);
}

interface World {
  page: Page;
  origins: Origins;
  sandbox: Sandbox;
  walker: Walker;
  /** Of the application in the address. */
  uuid: string | undefined;
}

const FAULTS = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 409 },
  { kind: 'network' },
  { kind: 'malformed' },
  { kind: 'slow', delayMs: 1500 },
];

/** What fails: calls about the application, its status, the person, and which features are on. */
const SERVICES = ['service-application', 'service-krang-heloc', 'service-profile', 'service-optimize'];

/** Facts that change where a status leads; each is left out at random, as if it had never been set. */
const STATUS_FACTS: Readonly<Record<string, readonly unknown[]>> = {
  uwDecision: [null, null, null, ...DECISIONS],
  waitingOnFloodCert: [false, true],
  primaryParticipantAcceptComplete: [false, true],
  bpo: [null, { status: 'BPO_REQUIRED' }],
};

/** A status that an application may come to. */
const someStatus = (chance: Random) => ({
  checklistStatus: chance.pick(CHECKLIST_STATUSES),
  ...Object.fromEntries(Object.entries(STATUS_FACTS).map(([fact, values]) => [fact, chance.pick(values)])),
});

/** What happens to a person without their doing. */
const WORLD: Readonly<Record<string, (world: World, chance: Random) => Promise<unknown>>> = {
  /** Where the application comes to stand, its page stands. */
  async status({ page, origins, sandbox, walker, uuid }, chance) {
    if (!uuid) return;
    const status = someStatus(chance);
    walker.trail.push(`status ${JSON.stringify(status)}`);
    // A fault that is still pending would hit the checks below.
    await sandbox.clearFaults();
    await sandbox.call('POST', `/applications/${uuid}/hold`);
    await sandbox.call('PATCH', `/applications/${uuid}`, { status });
    const expected = await expectedLanding(sandbox, uuid);
    expect(await landing(page, origins, uuid, expected), walker.trail.join(', ')).toBe(expected);
    await sandbox.call('POST', `/applications/${uuid}/release`);
  },
  /** While a page is open, which looks for it when it is looked at again. */
  async 'status meanwhile'({ sandbox, walker, uuid }, chance) {
    if (!uuid) return;
    const status = someStatus(chance);
    walker.trail.push(`meanwhile ${JSON.stringify(status)}`);
    await sandbox.call('PATCH', `/applications/${uuid}`, { status });
  },
  async 'second tab'({ page, walker }) {
    walker.trail.push('second tab');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expectExit(other, walker.trail);
    await other.close();
  },
  /** The next call of the kind fails, whichever it is and whenever it comes. */
  async fault({ sandbox, walker }, chance) {
    const method = chance.pick(['GET', 'POST', 'PUT']);
    const path = `/${chance.pick(SERVICES)}/**`;
    const fault = { method, path, times: 1, ...chance.pick(FAULTS) };
    walker.trail.push(`fault ${JSON.stringify(fault)}`);
    await sandbox.fault(fault);
    await walker.act(chance);
  },
};

for (const { name, walks, steps, tag } of FORMS) {
  for (let walk = 1; walk <= walks; walk += 1) {
    test(`${name} ${walk}`, { tag }, async ({ page, origins, sandbox }) => {
      const chance = random(SEED, walk);
      const walker = new Walker(page, createPerson(OWNER));
      page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
      page.on('filechooser', (chooser) => void chooser.setFiles(attachment).catch(() => {}));
      await page.setViewportSize({ width: chance.pick([320, 375, 768, 1280]) ?? 375, height: 800 });
      const state = chance.below(2) === 0 ? undefined : chance.pick(SCREEN_STATES);
      const begin = async () => {
        if (state) await openApplication(page, { origins, sandbox }, state.application, state.path);
        else await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
      };
      const isOver = () => !page.url().startsWith(`${origins.lender}/account/heloc/`);
      await begin();
      for (let step = 0; step < steps; step += 1) {
        // Chance of its own for each: one that a slow page left undone does not change those after it.
        const ofStep = random(SEED, walk, step);
        const [, uuid] = /\/heloc\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
        if (ofStep.below(WORLD_EVERY) === 0) {
          const happens = WORLD[ofStep.pick(Object.keys(WORLD)) ?? 'status'];
          await happens?.({ page, origins, sandbox, walker, uuid }, ofStep);
        } else await walker.act(ofStep);
        await expect
          .poll(() => contradiction(page, origins, sandbox), `contradicts after ${walker.trail.join(', ')}`)
          .toBe('');
        // Back from the first page, or to the lender's own pages: the application ends there.
        if (isOver()) await begin();
        await expectExit(page, walker.trail).catch(async (error: unknown) => {
          // A page that asks before it is left is left a moment later.
          if (!isOver()) throw error;
          await begin();
        });
        expect(walker.lost, `lost after ${walker.trail.join(', ')}`).toEqual([]);
      }
    });
  }
}
