import type { Page } from '@playwright/test';
import { screens } from '#remotes/borrower/screens.ts';
import type { ScreenDefinition } from '#src/features/screens/defineScreen.ts';
import { addressOf, signIn } from './support/application.ts';
import { expect, FAILED_REQUESTS, test } from './support/fixtures.ts';
import type { Origins } from './support/origins.ts';
import { SEED } from './support/random.ts';
import { heading } from './support/registration.ts';
import type { Sandbox } from './support/sandbox.ts';

/** Every screen's address, opened cold by somebody who should not see it. Who should: accessibility.spec.ts. */

interface Opened {
  page: Page;
  origins: Origins;
  screen: ScreenDefinition;
  path: string;
  uuid: string;
}
interface Situation {
  /** Before the first address; signs in where somebody is. @returns whose application the addresses name */
  begin(sites: { page: Page; origins: Origins; sandbox: Sandbox }): Promise<string>;
  expected(opened: Opened): Promise<unknown>;
}

const STATUS = { checklistStatus: 'HMDA' };
const STATUS_PATH = 'start/hmda';

const below = (page: Page, uuid: string) => new URL(page.url()).pathname.split(`${uuid}/`)[1];

const SITUATIONS: Record<string, Situation> = {
  'signed out': {
    begin: async ({ sandbox }) => (await sandbox.create({ status: STATUS })).uuid,
    async expected({ page, path, uuid }) {
      await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
      const [to = ''] = new URL(page.url()).searchParams.getAll('redirectUrl');
      expect(new URL(to, page.url()).pathname).toBe(`/account/heloc/${uuid}/${path}`);
      await expect(page.getByLabel('Email')).toBeVisible();
    },
  },
  "somebody else's": {
    async begin({ page, origins, sandbox }) {
      await signIn(page, origins, (await sandbox.create({ status: STATUS })).jwt);
      return (await sandbox.create({ status: STATUS })).uuid;
    },
    expected: ({ page, origins }) => expect(page).toHaveURL(`${origins.lender}/dashboard`),
  },
  'of no application': {
    async begin({ page, origins, sandbox }) {
      await signIn(page, origins, (await sandbox.create({ status: STATUS })).jwt);
      return 'not-a-uuid';
    },
    async expected({ page, origins }) {
      await expect(page).toHaveURL(`${origins.lender}/dashboard`);
      await expect(heading(page, 'Your applications')).toBeVisible();
    },
  },
  'under another status': {
    async begin({ page, origins, sandbox }) {
      const { uuid, jwt } = await sandbox.create({ status: STATUS });
      await signIn(page, origins, jwt);
      return uuid;
    },
    async expected({ page, screen, path, uuid }) {
      if (screen.alwaysOpen || screen.edits) {
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect([path, STATUS_PATH]).toContain(below(page, uuid));
        return;
      }
      await expect(heading(page, 'Demographic information')).toBeVisible();
      expect(below(page, uuid)).toBe(STATUS_PATH);
    },
  },
};

/** A type that there is, where the address has one. */
const pathOf = ({ path }: ScreenDefinition) =>
  path.replace(':type', path.includes('upload') ? 'paystub' : 'plaid');

test.describe.configure({ mode: 'parallel' });
test.use({ tolerated: FAILED_REQUESTS });

for (const [place, [name, { begin, expected }]] of Object.entries(SITUATIONS).entries()) {
  const count = Object.keys(SITUATIONS).length;
  const inTurn = screens.filter((_, index) => (index + place + SEED) % count === 0);
  for (const { part, opened, tag } of [
    { part: 'some', opened: inTurn, tag: [] },
    { part: 'every screen', opened: screens, tag: ['@soak'] },
  ]) {
    test(`addresses ${name}: ${part}`, { tag }, async ({ page, origins, sandbox }) => {
      const uuid = await begin({ page, origins, sandbox });
      for (const screen of opened) {
        const path = pathOf(screen);
        await test.step(path, async () => {
          await page.goto(addressOf(origins, uuid, path));
          await expected({ page, origins, screen, path, uuid });
        });
      }
    });
  }
}
