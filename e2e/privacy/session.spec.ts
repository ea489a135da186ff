import type { Page } from '@playwright/test';
import { openApplication, signIn } from '../support/application.ts';
import { allowBackForwardCache, leaveAndReturn } from '../support/backForward.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import { createPerson } from '../support/registration.ts';
import { KEEPS_PAGES, wholeBrowser } from '../support/wholeBrowser.ts';

test.use({
  // The browser's own note about a refused call.
  tolerated: { 'a session is refused on purpose': /status of 401/ },
  ...wholeBrowser(KEEPS_PAGES),
});

const atIncome = { status: { checklistStatus: 'INCOME_VERIFICATION' } };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
test.describe('Back to a page that the browser has kept', () => {
  test.beforeEach(({ page, origins }) => allowBackForwardCache(page, origins));

  test('after a logout shows a page with a way on, and nothing of the person', async ({
    page,
    origins,
    sandbox,
  }) => {
    const ana = createPerson({ firstName: 'Anabella' });
    let loanNumber = '';
    const arrange = async () => {
      const application = { ...atIncome, profile: { name: ana } };
      ({ loanNumber } = await openApplication(page, { origins, sandbox }, application));
      await expect(heading(page)).toHaveText('Verify your income');
    };
    const meanwhile = () => page.evaluate(() => localStorage.removeItem('jwt'));
    await leaveAndReturn(page, origins, { arrange, meanwhile });
    await expect(heading(page)).toHaveText('Please log in to go on');
    await expect(page.getByText(loanNumber)).toHaveCount(0);
    await page.getByRole('button', { name: 'Log in' }).last().click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading(page)).toHaveText('Please log in to go on');
  });

  test('after somebody else has logged in says so', async ({ page, origins, sandbox }) => {
    let loanNumber = '';
    const arrange = async () => {
      ({ loanNumber } = await openApplication(page, { origins, sandbox }, atIncome));
      await expect(heading(page)).toHaveText('Verify your income');
    };
    const ben = await sandbox.create(atIncome);
    const meanwhile = () => page.evaluate((jwt) => localStorage.setItem('jwt', jwt), ben.jwt);
    await leaveAndReturn(page, origins, { arrange, meanwhile });
    await expect(heading(page)).toHaveText("You're signed in as somebody else");
    await expect(page.getByText(loanNumber)).toHaveCount(0);
    await page.getByRole('button', { name: 'Go on as the person who is logged in' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test('as a visitor who has logged in meanwhile: signed in, with what they typed', async ({
    page,
    origins,
    sandbox,
  }) => {
    const { jwt } = await sandbox.create({ status: { checklistStatus: 'COMPLETE' } });
    const address = page.getByRole('combobox', { name: 'Property address' });
    const arrange = async () => {
      await page.goto(`${origins.lender}/contact`);
      await page.evaluate(() => localStorage.removeItem('jwt'));
      await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
      await address.fill('12 Alder Lane');
      await expect(page.getByRole('button', { name: 'Log in' }).last()).toBeVisible();
    };
    const meanwhile = () => page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
    await leaveAndReturn(page, origins, { arrange, meanwhile });
    await expect(page.getByRole('button', { name: 'Log in' }).last()).toBeHidden();
    await expect(address).toHaveValue('12 Alder Lane');
  });
});

test('a visitor whom the host keeps from the login page finds a page, not a blank one', async ({
  page,
  origins,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('heloc:unauthenticated', (event) => event.preventDefault());
  });
  await page.goto(`${origins.lender}/account/heloc/00000000-0000-4000-8000-000000000000?org=OAKLINE`);
  await expect(heading(page)).toHaveText('Please log in to go on');
  await expect(page.getByRole('button', { name: 'Log in' }).last()).toBeVisible();
});

/** A page of the lender's that mounts the application by script, with options of the page's own. */
async function host(page: Page, { lender, cdn, api }: Origins, options: string): Promise<void> {
  await page.route(`${lender}/page`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Host</title><script src="${cdn}/heloc/v1/embed.js" data-api-base-url="${api}"></script>
        <div id="apply"></div><script>
        window.seen = [];
        window.app = HelocWidget.mount({ target: '#apply', org: 'OAKLINE', history: 'memory',
          onEvent: (event) => seen.push(event), ${options} });
        </script>`,
    }),
  );
  await page.goto(`${lender}/page`);
}

test.describe('a host that owns the session', () => {
  const options = (path: string) =>
    `initialPath: '${path}', getToken: async () => { window.asked = (window.asked ?? 0) + 1; return window.token; }`;
  const give = (page: Page, token: string | null) =>
    page.evaluate((value) => {
      Object.assign(window, { token: value });
      window.dispatchEvent(new Event('heloc:session'));
    }, token);

  test('is asked at the start and after a 401; a switch and a logout are seen; the page keeps no token', async ({
    page,
    origins,
    sandbox,
  }) => {
    const [ana, ben] = [await sandbox.create(atIncome), await sandbox.create(atIncome)];
    await page.addInitScript((token) => Object.assign(window, { token }), ana.jwt);
    // One refusal: the host is asked for a token again, and the person does not notice.
    await sandbox.fault({ method: 'GET', path: '**/profile', kind: 'status', status: 401, times: 1 });
    await host(page, origins, options(`/${ana.uuid}`));
    await expect(heading(page)).toHaveText('Verify your income');
    expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBeGreaterThan(1);
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();

    await give(page, ben.jwt);
    await expect(heading(page)).toHaveText("You're signed in as somebody else");
    await page.getByRole('button', { name: 'Go on as the person who is logged in' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test('is asked again for another organisation: each has people and tokens of its own', async ({
    page,
    origins,
    sandbox,
  }) => {
    const ana = await sandbox.create(atIncome);
    const ben = await sandbox.create({ ...atIncome, org: 'QUILLMERE_BANK' });
    await page.addInitScript((token) => Object.assign(window, { token }), ana.jwt);
    await host(page, origins, options('/coming-soon'));
    const profile = page.getByRole('button', { name: 'Profile', exact: true });
    await profile.click();
    await expect(page.getByText(ana.email)).toBeVisible();
    await page.evaluate((token) => {
      const { app } = Object.assign(
        window as unknown as { app: { update(changes: object): Promise<void> } },
        { token },
      );
      return app.update({ org: 'QUILLMERE_BANK' });
    }, ben.jwt);
    await profile.click();
    await expect(page.getByText(ben.email)).toBeVisible();
    await expect(page.getByText(ana.email)).toBeHidden();
    const sent = (await sandbox.requests()).map(({ headers }) => [headers['x-org'], headers.authorization]);
    expect(sent).not.toContainEqual(['QUILLMERE_BANK', ana.jwt]);
    expect(sent).not.toContainEqual(['OAKLINE', ben.jwt]);
    expect(sent).toContainEqual(['QUILLMERE_BANK', ben.jwt]);
  });

  test('and says that nobody is logged in: the login is asked for', async ({ page, origins, sandbox }) => {
    const ana = await sandbox.create(atIncome);
    await page.addInitScript((token) => Object.assign(window, { token }), ana.jwt);
    await page.addInitScript(() => {
      document.addEventListener('heloc:unauthenticated', (event) => event.preventDefault());
    });
    await host(page, origins, options(`/${ana.uuid}`));
    await expect(heading(page)).toHaveText('Verify your income');
    await give(page, null);
    await expect(heading(page)).toHaveText('Please log in to go on');
  });
});

test.describe('a host whose getToken fails', () => {
  test.use({ tolerated: { 'the host has failed on purpose': /get-token/ } });

  test('has a visitor on its page', async ({ page, origins }) => {
    await host(page, origins, "getToken: async () => { throw new Error('down'); }");
    await expect(heading(page)).toHaveText('What property would you like to use?');
  });
});

test('a removed mount is inert: it leads nowhere, tells nothing and calls nobody', async ({
  page,
  origins,
  sandbox,
}) => {
  // The server works, so the page asks again and again.
  const ana = await sandbox.create({ status: { checklistStatus: 'PREQUAL_TITLE' }, hold: true });
  const asked = (count: number) =>
    expect
      .poll(async () => (await sandbox.requests()).filter(({ path }) => path.endsWith('/status')).length)
      .toBeGreaterThan(count);
  await page.clock.install();
  await signIn(page, origins, ana.jwt);
  await host(page, origins, `initialPath: '/${ana.uuid}'`);
  await asked(1);
  const seenCount = await page.evaluate(async () => {
    const { app, seen } = window as unknown as {
      app: { ready: Promise<void>; unmount(): Promise<void> };
      seen: unknown[];
    };
    app.ready.catch(() => {});
    await app.unmount();
    return seen.length;
  });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  // What an answer would lead to, and another person, who is none of its business any more.
  await sandbox.call('PATCH', `/applications/${ana.uuid}`, { status: { checklistStatus: 'COMPLETE' } });
  await page.evaluate(() => {
    localStorage.setItem('jwt', 'Bearer a.b.c');
    for (const type of ['heloc:session', 'focus', 'online']) window.dispatchEvent(new Event(type));
  });
  await page.clock.fastForward(120_000);
  expect(calls).toEqual([]);
  expect(page.url()).toBe(`${origins.lender}/page`);
  expect(await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen.length)).toBe(seenCount);
});
