import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { demographics } from '#remotes/borrower/start/hmda/journey.ts';
import { inventoryPattern } from '#src/testing/inventory.ts';
import { signIn } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { globalsSince, watchGlobals } from '../support/globals.ts';
import type { Origins } from '../support/origins.ts';
import { heading } from '../support/registration.ts';
import type { Sandbox } from '../support/sandbox.ts';

const bundle = async (entry: string) => {
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'iife' });
  return outputFiles[0]?.text ?? '';
};

interface Host {
  /** What the page runs before ours. */
  script: () => string | Promise<string>;
  /** What the page has of it once somebody has gone on, an application of theirs open. */
  check?: (page: Page, sandbox: Sandbox, uuid: string) => Promise<unknown>;
}

/** Pages that wrap what an application calls, lock it, or record. */
const HOSTS: Readonly<Record<string, Host>> = {
  'with nothing of its own': { script: () => '' },
  'that traces by OpenTelemetry': {
    script: () => bundle('e2e/monitoring/openTelemetry.ts'),
    async check(page) {
      await page.evaluate(() => fetch('/dashboard', { method: 'HEAD' }));
      await expect.poll(() => page.evaluate(() => (window as { spans?: string[] }).spans)).toContain('HEAD');
    },
  },
  'with features by OpenFeature': {
    script: () => bundle('e2e/monitoring/openFeature.ts'),
    check: (page) =>
      expect
        .poll(() => page.evaluate(() => (window as { features?: () => boolean[] }).features?.()))
        .toEqual([true, true]),
  },
  'whose recorder begins late': {
    script: () => `
      const waiting = [];
      FS = (command, options) => {
        if (command === 'observe') waiting.push(options.callback);
        if (command === 'getSession') return FS.link && (options ? '1:2' : FS.link);
      };
      FS.begin = (link) => {
        FS.link = link;
        for (const tell of waiting) tell();
      };`,
    async check(page, sandbox, uuid) {
      const links = async () =>
        (await sandbox.requests())
          .filter(({ path }) => path.endsWith(`/${uuid}/full-story-link`))
          .map(({ body }) => body);
      expect(await links()).toEqual([]);
      for (const link of ['https://app.fullstory.com/ui/1', 'https://app.fullstory.com/ui/2']) {
        await page.evaluate(
          (is) => (window as unknown as { FS: { begin(link: string): void } }).FS.begin(is),
          link,
        );
        await expect.poll(async () => (await links()).at(-1)).toEqual({ link });
      }
      expect(await links()).toHaveLength(2);
    },
  },
  'that locks calls and history': {
    script: () => `{
      const lock = (owner, names) => {
        for (const name of names) {
          const { value, ...is } = Object.getOwnPropertyDescriptor(owner, name);
          const locked = { ...is, configurable: false, ...(value && { value, writable: false }) };
          Object.defineProperty(owner, name, locked);
        }
      };
      lock(window, ['fetch', 'XMLHttpRequest', 'history', 'onerror', 'onunhandledrejection']);
      lock(Document.prototype, ['createElement', 'cookie']);
      for (const owner of [XMLHttpRequest, EventTarget, History].map(({ prototype }) => prototype))
        Object.freeze(owner);
      for (const owner of [history, console, Promise, JSON]) Object.freeze(owner);
    }`,
    check: async (page) =>
      expect(await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'fetch'))).toMatchObject({
        writable: false,
        configurable: false,
      }),
  },
};

const ALL: Host = {
  script: async () => (await Promise.all(Object.values(HOSTS).map(({ script }) => script()))).join(';\n'),
  async check(...all) {
    for (const { check } of Object.values(HOSTS)) await check?.(...all);
  },
};

/** A page of a lender's with a script of its own, and three of our remotes on it. */
async function open(page: Page, { lender, cdn, api }: Origins, uuid: string, script: string): Promise<void> {
  const remotes = ['borrower', 'chat', 'banner'].map(
    (remote) => `<heloc-application org="OAKLINE" remote="${remote}"></heloc-application>`,
  );
  await page.route(`${lender}/account/heloc/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
        <script>${script}</script><script>globalsSince()</script>
        <script src="${cdn}/heloc/v1/embed.js" data-api-base-url="${api}"></script>
        <main>${remotes.join('')}</main></html>`,
    }),
  );
  await page.goto(`${lender}/account/heloc/${uuid}`);
}

const IS_OURS = new RegExp(inventoryPattern('What is on the page'));
/** But for what is named as ours, which comes when it is first needed. */
const changes = async (page: Page) =>
  (await globalsSince(page)).filter((change) => !IS_OURS.test(change.replace('added ', '')));

for (const [name, { script, check }, tag] of [
  ['that traces, records late, and locks calls and history', ALL, []] as const,
  ...Object.entries(HOSTS).map(([name, host]) => [name, host, ['@soak']] as const),
])
  test(`a page ${name} has its globals as before: at the first screen, after a submit and at the end`, {
    tag: [...tag],
  }, async ({ page, origins, sandbox }) => {
    await watchGlobals(page);
    await sandbox.call('PUT', '/flags', { 'fe-heloc-web-chat': true });
    const { uuid, jwt } = await sandbox.create({ status: { checklistStatus: 'HMDA' }, notifications: 3 });
    await signIn(page, origins, jwt);
    await open(page, origins, uuid, await script());
    await expect(heading(page, 'Demographic information')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    expect(await changes(page)).toEqual([]);
    await demographics(new BrowserDriver(page));
    await expect(heading(page, 'Review and submit your application')).toBeVisible();
    expect(await changes(page)).toEqual([]);
    await check?.(page, sandbox, uuid);
    await page.evaluate(() => document.querySelector('main')?.remove());
    await expect.poll(() => page.locator('[data-heloc-mount]').count()).toBe(0);
    expect(await changes(page)).toEqual([]);
  });
