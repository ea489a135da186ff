import { test as base, expect } from '@playwright/test';
import { inventoryPattern } from '#src/testing/inventory.ts';
import { type Origins, startOrigins } from './origins.ts';
import { Sandbox } from './sandbox.ts';

/** For `tolerated`: the browser's own note about a request that a test makes fail. */
export const FAILED_REQUESTS = { 'requests are made to fail': /^Failed to load resource/ };

/** For `tolerated`: the console message for an application that could not be read. */
export const REPORTED_BY_GATE = { 'the gate reports it': /\{(uuid: [^}]*)?where: gate/ };

/** Runs in every page before its scripts: what is kept under another name than the documented ones is an error. */
function holdToInventory(pattern: string): void {
  const known = new RegExp(pattern);
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    // The demo's console is not part of the product.
    if (!known.test(key) && !key.startsWith('heloc-console:'))
      console.error(`docs/security.md does not list the storage key ${key}`);
    setItem.call(this, key, value);
  };
}

/** Runs in every page: what looks like a ribbon is there, so that none comes to lie over what a test looks at. */
export function leaveOutRibbon(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const mark = Object.assign(document.createElement('i'), { hidden: true });
    mark.dataset.helocTestMode = '';
    document.documentElement.append(mark);
  });
}

/** Runs in every page: what looks like the demo's chat is there, so that what a test counts is the application's. */
function leaveOutChat(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const mark = Object.assign(document.createElement('i'), { hidden: true });
    mark.setAttribute('remote', 'chat');
    document.documentElement.append(mark);
  });
}

interface PageFixtures {
  sandbox: Sandbox;
  /** Whether pages in test mode, such as the demo's, say so; left out where that is not the matter. */
  ribbon: boolean;
  /** Whether the demo's pages have their chat; left out where that is not the matter. */
  chat: boolean;
  /** Console errors that a test brings about on purpose, by the reason for it. */
  tolerated: Record<string, RegExp>;
  /** What any page of the test threw or logged as an error; has to be empty at the end. */
  problems: string[];
}
interface WorkerFixtures {
  /** The first port of the first worker. */
  portBase: number;
  origins: Origins;
}

/** Two applications of a page may tell the same of one visit: the server takes it once (docs/rules.md#telemetry). */
const TOLD_TWICE = /409 \(Conflict\).*\/ft\/\w+\/event/;

export const test = base.extend<PageFixtures, WorkerFixtures>({
  portBase: [Number(process.env.PORT_BASE ?? 5400), { scope: 'worker', option: true }],
  origins: [
    async ({ portBase }, use, info) => {
      const { origins, stop } = await startOrigins(portBase + info.parallelIndex * 10);
      await use(origins);
      stop();
    },
    { scope: 'worker' },
  ],
  // For every test, asked for or not: flags and faults of the one before must not reach it.
  sandbox: [
    async ({ origins }, use) => {
      const sandbox = new Sandbox(origins.api);
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
  tolerated: [{}, { option: true }],
  ribbon: [false, { option: true }],
  chat: [false, { option: true }],
  problems: [
    async ({ context, tolerated, ribbon, chat }, use) => {
      const problems: string[] = [];
      const expected = [...Object.values(tolerated), TOLD_TWICE];
      const note = (text: string) => {
        if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
      };
      if (!ribbon) await context.addInitScript(leaveOutRibbon);
      if (!chat) await context.addInitScript(leaveOutChat);
      await context.addInitScript(holdToInventory, inventoryPattern('What is kept'));
      context.on('weberror', (error) => note(error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
