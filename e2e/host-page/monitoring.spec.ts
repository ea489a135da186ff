import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { signIn } from '../support/application.ts';
import { fileNamed, onFiles } from '../support/buildFiles.ts';
import { failing } from '../support/failPermanently.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import { completeProperty, heading } from '../support/registration.ts';

const FIRST = 'What property would you like to use?';

test.use({
  tolerated: {
    ...FAILED_REQUESTS,
    'ours is made to fail': /\[heloc|CustomEvent is not a constructor/,
    'the host has bugs': /of the host|Option history/,
  },
});

interface Event {
  exception?: { values: { type: string; value: string }[] };
  level?: string;
  tags?: Record<string, unknown>;
  user?: object;
  breadcrumbs?: unknown;
  extra?: object;
  request?: object;
  contexts?: object;
  release?: string;
}

/** The events in what is sent to a project. */
const eventsIn = (body: string): Event[] =>
  body
    .split('\n')
    .map((line) => JSON.parse(line || '{}') as Event)
    .filter(({ exception }) => exception);

/** Stands in for the projects of both; the browser has the real SDK on both sides. */
async function listen(page: Page, sampleRate?: number): Promise<{ host: Event[]; ours: Event[] }> {
  const got = { host: [] as Event[], ours: [] as Event[] };
  for (const side of ['host', 'ours'] as const)
    await page.route(`https://errors.${side}.example/**`, (route) => {
      got[side].push(...eventsIn(route.request().postData() ?? ''));
      return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
    });
  await page.route('**/themes/monitoring.json', (route) =>
    route.fulfill({
      json: { dsn: 'https://ours@errors.ours.example/2', sampleRate },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  return got;
}

const messages = (events: Event[]) =>
  events.flatMap(({ exception }) => exception?.values.map(({ value }) => value));

/** The host's script, with one of the versions of the SDK that hosts have. */
async function bundleHost(sdk = '@sentry/browser'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['e2e/monitoring/host.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    alias: { '@sentry/browser': sdk },
  });
  return outputFiles[0]?.text ?? '';
}

let hostScript: string;
test.beforeEach(async () => {
  hostScript = await bundleHost();
});

const SNAG = 'Sorry, looks like we have hit a snag!';

/** A page of a lender's with its own monitoring, which is there first, and a mount as `window.app`. */
async function open(
  page: Page,
  { lender, cdn }: Origins,
  path = '/register-v2',
  title = FIRST,
): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>Host</title><script src="/host.js"></script>
    <script src="${cdn}/heloc/v1/embed.js"></script><div id="apply"></div>
    <script>app = HelocWidget.mount({ target: '#apply', org: 'OAKLINE', chat: 'page', reloadOnChunkError: false,
      onEvent: (event) => window.onHelocEvent?.(event) });</script>`;
  await page.route(`${lender}/account/heloc/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.route(`${lender}/host.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: hostScript }),
  );
  await page.goto(`${lender}/account/heloc${path}`);
  await expect(heading(page, title)).toBeVisible();
}

/** What the host's own monitoring makes of it, after everything before: its last event. */
async function afterAllElse(page: Page, got: { host: Event[] }): Promise<void> {
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('The last bug of the host');
    }),
  );
  await expect.poll(() => messages(got.host)).toContain('The last bug of the host');
}

test("what a host's monitoring gets is the host's: none of ours", async ({ page, origins, sandbox }) => {
  await sandbox.call('PUT', '/flags', { 'fe-heloc-web-chat': true });
  const got = await listen(page);
  await open(page, origins);
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  // Not the prerendered one, which runs nothing.
  await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
  // From here on what of the platform our code needs is gone: in a click, in the promise of a click and in a frame.
  await page.evaluate(() => {
    const root = document.querySelector('[data-heloc-mount]')?.shadowRoot;
    Object.assign(window, { CustomEvent: undefined });
    Object.assign(Element.prototype, { matches: undefined });
    const buttons = [...(root?.querySelectorAll('button') ?? [])];
    for (const name of ['Chat with us', 'Log in'])
      buttons.find(({ textContent }) => textContent === name)?.click();
  });
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  const ours = () => messages(got.ours).map((message) => message?.replace(/^\w+\./, ''));
  await expect.poll(ours).toContain('CustomEvent is not a constructor');
  await expect.poll(ours).toContain('matches is not a function');
  await afterAllElse(page, got);
  expect(messages(got.host)).toEqual(['The last bug of the host']);
  // The same one twice is sent once.
  expect(ours().filter((message) => message === 'CustomEvent is not a constructor')).toHaveLength(1);
});

test('a script of ours that does not arrive is reported by us, with nothing of the host in it', async ({
  page,
  origins,
}) => {
  const got = await listen(page);
  await failing(page, 'borrower', fileNamed('borrower', 'pages'));
  await open(page, origins, '/coming-soon?reason=product', SNAG);
  await expect.poll(() => got.ours.length).toBe(1);
  const [event] = got.ours;
  expect(event).toMatchObject({ level: 'error', tags: { code: 'script-unavailable' } });
  for (const part of ['user', 'breadcrumbs', 'extra', 'request', 'contexts'] as const)
    expect(event?.[part]).toBeUndefined();
  expect(JSON.stringify(event)).not.toMatch(/host@1|somebody@host|of the host/);
  await afterAllElse(page, got);
  expect(messages(got.host)).toEqual(['The last bug of the host']);
});

test('a script of ours that arrives when it is asked for again is reported by nobody', async ({
  page,
  origins,
}) => {
  const got = await listen(page);
  const script = fileNamed('borrower', 'pages');
  let asked = 0;
  await onFiles(page, 'borrower', (file) => {
    if (file !== script) return 'continue';
    asked += 1;
    return asked === 1 ? 'abort' : 'continue';
  });
  await open(page, origins, '/coming-soon?reason=product', 'Coming soon');
  await afterAllElse(page, got);
  expect(asked).toBeGreaterThan(1);
  expect(messages(got.host)).toEqual(['The last bug of the host']);
  expect(got.ours).toEqual([]);
});

test('an application that cannot be read is reported, unless the request did not get through', async ({
  page,
  origins,
  sandbox,
}) => {
  const got = await listen(page);
  const { uuid, jwt } = await sandbox.create({ status: { checklistStatus: 'HMDA' } });
  await signIn(page, origins, jwt);
  const path = '/service-profile/api/v1/profile';
  await sandbox.fault({ method: 'GET', path, kind: 'network' });
  await open(page, origins, `/${uuid}`, SNAG);
  await afterAllElse(page, got);
  expect(got.ours).toEqual([]);
  await sandbox.clearFaults();
  await sandbox.fault({ method: 'GET', path, kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => messages(got.ours)).toEqual(['Failed to fetch profile details.']);
  expect(got.ours[0]?.tags).toEqual({
    mount: 'heloc-borrower-1',
    remote: 'borrower',
    org: 'OAKLINE',
    isolation: 'shadow',
    code: 'server',
    status: '500',
    host: origins.lender,
  });
});

test('of no part of the visits nothing is reported', async ({ page, origins }) => {
  const got = await listen(page, 0);
  await failing(page, 'borrower', fileNamed('borrower', 'pages'));
  await open(page, origins, '/coming-soon?reason=product', SNAG);
  await afterAllElse(page, got);
  expect(got.ours).toEqual([]);
});

test("a host's bugs are the host's, in its own code, in a callback of ours and in a call that it leaves unanswered", async ({
  page,
  origins,
}) => {
  const got = await listen(page);
  await open(page, origins);
  // Until then it is the loader that refuses.
  await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
  await page.evaluate(() => {
    const host = window as unknown as {
      onHelocEvent(): void;
      app: { update(changes: object): Promise<void> };
    };
    host.onHelocEvent = () => {
      throw new Error('A callback of the host');
    };
    void Promise.reject(new Error('A promise of the host'));
    void host.app.update({ history: 'memory' });
  });
  await completeProperty(page);
  // The event of the step comes after React has rendered it, which is not visible on the page.
  await expect.poll(() => messages(got.host)).toContain('A callback of the host');
  await afterAllElse(page, got);
  expect([...new Set(messages(got.host))].toSorted()).toEqual([
    'A callback of the host',
    'A promise of the host',
    'Option history cannot change while mounted; unmount first',
    'The last bug of the host',
  ]);
  expect(got.ours).toEqual([]);
});

for (const sdk of ['sentry-7', 'sentry-8', 'sentry-10', '@sentry/browser'])
  test(`a host with ${sdk} keeps it as it was, and both send their own`, async ({ page, origins }) => {
    hostScript = await bundleHost(sdk);
    const got = await listen(page);
    await failing(page, 'borrower', fileNamed('borrower', 'pages'));
    await page.addInitScript(() => {
      // What the SDKs of a page share, as the host's own has left it.
      const own = () => Object.keys((window as { __SENTRY__?: object }).__SENTRY__ ?? {});
      document.addEventListener('DOMContentLoaded', () => Object.assign(window, { sentryBefore: own() }));
      Object.assign(window, { sentryNow: own });
    });
    await open(page, origins, '/coming-soon?reason=product', SNAG);
    await expect.poll(() => got.ours.length).toBe(1);
    await afterAllElse(page, got);
    expect(messages(got.host)).toEqual(['The last bug of the host']);
    for (const part of ['user', 'breadcrumbs', 'extra', 'request', 'contexts'] as const)
      expect(got.ours[0]?.[part]).toBeUndefined();
    const { before, now } = await page.evaluate(() => {
      const host = window as unknown as { sentryBefore: string[]; sentryNow(): string[] };
      return { before: host.sentryBefore, now: host.sentryNow() };
    });
    expect(before.length).toBeGreaterThan(0);
    // Since 8 each version has a place of its own there; what 7 adds later is its own.
    const versions = (names: string[]) => names.filter((name) => /^\d/.test(name));
    expect(versions(now)).toEqual(versions(before));
  });
