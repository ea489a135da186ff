import type { Page } from '@playwright/test';
import { account, register, registerUntilAccount } from '#packages/testing/playwright/registration.ts';
import { typeAccountInstead } from '#remotes/borrower/bank/disburse/journey.ts';
import { complete } from '#remotes/borrower/complete/journey.ts';
import { sendSsn } from '#remotes/borrower/credit/social/journey.ts';
import { incomeByPaystub } from '#remotes/borrower/income/upload/journey.ts';
import { walkOn } from '#remotes/borrower/journeys.ts';
import { journey as documents } from '#remotes/signer/documents/journey.ts';
import { journey as identity } from '#remotes/signer/identity/journey.ts';
import { consent } from '#remotes/signer/intro/journey.ts';
import { journey as sign } from '#remotes/signer/sign/journey.ts';
import { goOn, INVITED, invite } from '#remotes/signer/testing/invitation.ts';
import { unlisted } from '#src/testing/inventory.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { NOTIFIED, notificationsFor, told, unpublished, valuesOf, watchReports } from '../support/planted.ts';
import { createPerson } from '../support/registration.ts';
import { find, type Trace, watch } from '../support/watch.ts';

test.use({
  permissions: ['geolocation', 'camera', 'microphone'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
});

const ACCOUNT = '98104437';
/** Of the first the sandbox knows no file, so that the page comes back once. */
const SSNS = ['417-83-9999', '417-83-6295'] as const;
const person = createPerson({
  street: '4127 Canary Court',
  income: '137,531',
  firstName: 'Quillonia',
  lastName: 'Brackenthwaite',
  birthdate: ['8', '23', '1979'],
  phone: '3035550193',
  email: `canary.${process.pid}@example.com`,
  password: 'Canary-Horse-97!',
});

/** Values that occur nowhere else, in every shape that they may have on their way. */
const CANARIES = {
  name: [person.firstName, person.lastName],
  email: [person.email],
  password: [person.password],
  birthdate: ['1979-08-23', '08/23/1979', '8/23/1979', '19790823', '08231979', 'August 23, 1979'],
  income: ['137531', '137,531'],
  phone: ['3035550193', '303-555-0193', '(303) 555-0193'],
  street: [person.street],
  account: [ACCOUNT],
};

/** What may be seen outside the application and its API, and why; everything else may not. Each row has to occur. */
const ALLOWED: readonly { found: RegExp; why: string }[] = [
  {
    found: /^session heloc:personal:registration:OAKLINE: (name|email|birthdate|income|phone|street)$/,
    why: 'The draft of a registration stays in the tab until the account is there, so that a reload loses nothing',
  },
];

/** What the browser still holds. */
const held = (page: Page): Promise<Trace[]> =>
  page.evaluate(async () => {
    const of = (source: string, store: Storage) =>
      Object.entries(store).map(([key, text]) => ({ source, key, text: String(text) }));
    const caches = 'caches' in window ? await window.caches.keys() : [];
    return [
      ...of('local', localStorage),
      ...of('session', sessionStorage),
      ...[...(await indexedDB.databases())].map(({ name = '' }) => ({
        source: 'indexedDB',
        key: name,
        text: name,
      })),
      ...caches.map((name) => ({ source: 'cache', key: name, text: name })),
      { source: 'cookie', key: '', text: document.cookie },
      { source: 'window', key: 'name', text: window.name },
      { source: 'history', key: 'state', text: JSON.stringify(history.state) },
    ];
  });

/** From mount to mount of a page, with the number of the mount. */
const SIGNAL = 'heloc:notifications-changed';

/** To the CEO, and the server's words to whoever is refused. */
const MESSAGE = 'My neighbour Featherstonehaugh told me of you over gooseberries.';
const REFUSAL = 'Grimsby Ollerenshaw of 12 Puddingstone Close is another person';

/** Tells the CEO something, and reads a notification, whose link leads to where one is. */
async function tellAndRead(page: Page, at: BrowserDriver): Promise<void> {
  await at.press('Share your feedback with the CEO');
  const form = at.within('dialog', 'Share your thoughts with our CEO');
  await form.choose('Give us a compliment');
  await form.fill('Your message', MESSAGE);
  await form.choose('No');
  await form.press('Send to the CEO');
  await form.readText('Thank you. Your message is on its way to our CEO.');
  await page.keyboard.press('Escape');
  await at.press(/^Notifications, \d+\+? unread$/);
  await page
    .getByRole('link', { name: /^Answer Thistlewood/ })
    .first()
    .click();
}

test.describe(() => {
  test.use({ tolerated: { ...FAILED_REQUESTS, 'what is refused is reported': /^\[heloc/ } });

  test('what a person types is seen by the API and nobody else', async ({ page, origins, sandbox }) => {
    test.slow();
    const traces = await watch(page, origins);
    const reports = await watchReports(page, origins);
    const at = new BrowserDriver(page);
    await sandbox.fault({
      method: 'PUT',
      path: '**/tracker',
      kind: 'status',
      status: 400,
      body: { errors: [REFUSAL] },
    });
    await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
    await register(at, person);
    await at.expectHeading('Choose your offer');
    const [, uuid = ''] = /heloc\/([0-9a-f-]{36})\//.exec(page.url()) ?? [];
    const { identityUuid } = await sandbox.call<{ identityUuid: string }>('GET', `/applications/${uuid}`);
    const items = notificationsFor(`/account/heloc/${uuid}`);
    await sandbox.call('POST', '/notifications', { identity: identityUuid, items });
    await page.reload();
    await tellAndRead(page, at);
    await walkOn(
      at,
      { ...person, account: ACCOUNT },
      {
        instead: { 'bank/disburse': typeAccountInstead },
        async arrived(path) {
          if (path !== 'income/review') return;
          await incomeByPaystub(at);
          await page.getByText('Add another way', { exact: true }).click();
        },
      },
    );
    await complete(at);

    // It has looked everywhere: a journey leaves traces in each of these.
    const sources = new Set(traces.map(({ source }) => source));
    for (const source of ['local', 'session', 'url', 'history', 'event', 'call', 'referrer'])
      expect(sources).toContain(source);
    const found = find(traces, CANARIES);
    expect(found.filter((row) => !ALLOWED.some((allowed) => allowed.found.test(row)))).toEqual([]);
    expect(ALLOWED.filter((allowed) => !found.some((row) => allowed.found.test(row)))).toEqual([]);
    expect(find(await held(page), CANARIES)).toEqual([]);

    // The page around could follow all of it.
    const hostEvents = traces.filter(({ source }) => source === 'event').map(({ key }) => key);
    for (const type of ['started', 'step-completed', 'offers-seen', 'offer-chosen', 'submitted', 'signed'])
      expect(hostEvents).toContain(`heloc:${type}`);

    const fromServer = valuesOf(await sandbox.call('GET', `/applications/${uuid}`));
    const planted = { ...CANARIES, ...NOTIFIED, ...fromServer, message: [MESSAGE], refusal: [REFUSAL] };
    expect(Object.keys(planted).length).toBeGreaterThanOrEqual(60);
    expect(told(reports, planted)).toEqual(['report POST /service-profile/api/v1/feedback/ceo: message']);
    expect(unpublished(reports)).toEqual([]);
    // Each kind of report was there to be looked at.
    const kinds = new Set(
      reports
        .filter(({ source }) => source === 'report')
        .map(({ path }) => path.split('/').findLast(Boolean)),
    );
    for (const kind of [
      'session',
      'event',
      'features',
      'decision',
      'ceo',
      'full-story-link',
      'experiments',
      'tracker',
      'envelope',
    ])
      expect(kinds).toContain(kind);

    const written = (source: string) => [
      ...new Set(traces.filter((row) => row.source === source).map(({ key }) => key)),
    ];
    const addresses = traces.filter(
      ({ source, text }) => source === 'url' && text.startsWith(origins.lender),
    );
    const parameters = new Set(addresses.flatMap(({ text }) => [...new URL(text).searchParams.keys()]));
    const undocumented = {
      keys: unlisted([...written('local'), ...written('session')], 'What is kept'),
      parameters: unlisted([...parameters], 'What is in addresses'),
      events: unlisted(
        written('event').filter((type) => type !== SIGNAL),
        'What is told',
      ),
      databases: unlisted(written('indexedDB'), 'What is kept'),
      cookies: written('cookie'),
    };
    expect(undocumented).toEqual({ keys: [], parameters: [], events: [], databases: [], cookies: [] });
  });
});

test('of a co-owner nothing is told either', { tag: '@soak' }, async ({ page, origins, sandbox }) => {
  test.slow();
  const reports = await watchReports(page, origins);
  await sandbox.call('PUT', '/clock', { rate: 50 });
  const { application, link } = await invite(sandbox.call);
  await page.goto(`${origins.lender}/account/heloc${link}`);
  const at = new BrowserDriver(page);
  await goOn(at);
  await consent(at);
  await at.press('Get started');
  for (const { walk } of [identity, documents, sign]) await walk(at);
  await at.expectHeading("Thank you. You're finished.");
  const planted = valuesOf(await sandbox.call('GET', `/applications/${application.uuid}`));
  expect(Object.keys(planted).length).toBeGreaterThanOrEqual(20);
  expect(told(reports, { ...planted, email: [INVITED] })).toEqual([]);
  expect(unpublished(reports)).toEqual([]);
  const events = reports.filter(({ path }) => path.endsWith('/event'));
  expect(events.length).toBeGreaterThan(5);
});

test('a Social Security number is in the call that sends it, and nowhere else', async ({
  page,
  origins,
  sandbox,
}) => {
  test.slow();
  const canaries = { ssn: SSNS.flatMap((ssn) => [ssn, ssn.replaceAll('-', ''), ssn.replaceAll('-', ' ')]) };
  const unknown = createPerson({ lastName: 'Nomatch' });
  const traces = await watch(page, origins);
  const calls: Trace[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const text = [request.url(), JSON.stringify(request.headers()), request.postData()].join('\n');
    const key = `${request.method()} ${pathname.replace(/[0-9a-f-]{36}/, '{uuid}')}`;
    calls.push({ source: 'call', key, text });
  });
  const at = new BrowserDriver(page);
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
  await registerUntilAccount(at, unknown);
  await account(at, unknown);
  await at.expectHeading('Confirm your Social Security number');
  // Slow enough for its wait to be seen: else the page waits for a status that has come and gone.
  await sandbox.call('PUT', '/clock', { rate: 1 });
  await sendSsn(at, SSNS[0]);
  await at.expectHeading('We still could not find your credit file');
  await sandbox.call('PUT', '/clock', { rate: 20 });
  await sendSsn(at, SSNS[1]);
  await at.expectHeading('Choose your offer');

  expect(calls.filter(({ key }) => key.endsWith('/drafts/credit.social'))).not.toEqual([]);
  expect(find(calls, canaries)).toEqual([
    'call PUT /service-application/api/v1/application/heloc/{uuid}/ssn: ssn',
  ]);
  expect(find(traces, canaries)).toEqual([]);
  expect(find(await held(page), canaries)).toEqual([]);
});

test.describe('the search itself', () => {
  test.use({ tolerated: { ...FAILED_REQUESTS, 'keys of the test': /does not list the storage key [ab] / } });

  test('finds what is there to be found', async ({ page, origins }) => {
    const traces = await watch(page, origins);
    await page.goto(`${origins.lender}/terms`);
    await page.evaluate(
      async ([email, name, cdn]) => {
        localStorage.setItem('a', `x.${btoa(JSON.stringify({ email, sub: 1 }))}.y`);
        sessionStorage.setItem('b', name);
        history.replaceState({ name }, '', `?mail=${encodeURIComponent(email)}`);
        // biome-ignore lint/suspicious/noDocumentCookie: The cookie store is not what pages write to.
        document.cookie = `c=${email}`;
        console.info(name);
        dispatchEvent(new CustomEvent('heloc:step', { detail: { title: name } }));
        indexedDB.open(name);
        await fetch(`${cdn}/nothing`, { method: 'POST', body: name });
      },
      [person.email, person.firstName, origins.cdn] as const,
    );
    const found = find(traces, CANARIES).map((row) => row.replace(/(history) .*:/, '$1:'));
    expect(found).toEqual(
      expect.arrayContaining([
        'local a: email',
        'session b: name',
        'history: name',
        'url /terms: email',
        'cookie c: email',
        'console info: name',
        'event heloc:step: name',
        `indexedDB ${person.firstName}: name`,
        `call POST ${origins.cdn}/nothing: name`,
      ]),
    );
  });
});
