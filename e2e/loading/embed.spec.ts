import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import { completeProperty, heading } from '../support/registration.ts';

const FIRST = 'What property would you like to use?';
const NEXT = 'Is this property currently for sale?';
const PATH = '/account/heloc/register-v2';
const HOST_BUG = 'A bug of the host';

interface Handle {
  ready: Promise<void>;
  update(options: object): Promise<void>;
  unmount(): Promise<void>;
}
type Host = Window & {
  HelocWidget: { mount(options: object): Handle };
  app: Handle;
  seen: { type: string; code?: string }[];
  outcome(work: () => Promise<unknown>): Promise<string>;
};
declare const window: Host;

test.use({
  tolerated: {
    ...FAILED_REQUESTS,
    'the host has a bug': new RegExp(HOST_BUG),
    'the host has a misspelt name': /There is no event/,
  },
});

/** A page of a lender's at `path`, with the loader and an empty place, and nothing mounted yet. */
async function host(page: Page, { lender, cdn, api }: Origins, body = '<div id="apply"></div>', path = PATH) {
  await page.addInitScript(() => {
    window.seen = [];
    window.outcome = (work) =>
      work().then(
        () => 'fine',
        ({ code }: { code?: string }) => code ?? 'no code',
      );
  });
  const loader = `<script src="${cdn}/heloc/v1/embed.js" data-api-base-url="${api}"></script>`;
  await page.route(
    ({ origin, pathname }) => origin === lender && pathname.startsWith(path),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Host</title>${loader}${body}`,
      }),
  );
  await page.goto(lender + path);
}

/** Mounts as `window.app`, noting every event. */
const mount = (page: Page, options: object = {}) =>
  page.evaluate((given) => {
    window.app = window.HelocWidget.mount({
      target: '#apply',
      org: 'OAKLINE',
      onEvent: (event: Host['seen'][number]) => window.seen.push(event),
      ...given,
    });
  }, options);
const outcome = (page: Page, work: () => Promise<unknown>) =>
  page.evaluate(`window.outcome(${work})`) as Promise<string>;
/** Whose application it is: every page of ours has the name of its lender. */
const expectLender = (page: Page, name: string) => expect(page.getByText(name).first()).toBeVisible();

test.describe('a visitor starts', () => {
  test('where the host has its page: at the base path, with what they bring', async ({ page, origins }) => {
    await host(
      page,
      origins,
      '<heloc-application org="OAKLINE" base-path="/loans/heloc"></heloc-application>',
      '/loans',
    );
    await page.goto(`${origins.lender}/loans/heloc?utm_source=mail`);
    await expect(heading(page, FIRST)).toBeVisible();
    await expect(page).toHaveURL(`${origins.lender}/loans/heloc/register-v2?utm_source=mail`);
    await page.goBack();
    await expect(page).toHaveURL(`${origins.lender}/loans`);
  });

  test('or where the host says', async ({ page, origins }) => {
    const element = (start: string) =>
      `<heloc-application org="OAKLINE" base-path="/loans" initial-path="${start}"></heloc-application>`;
    await host(page, origins, element('/register'), '/loans');
    await expect(page).toHaveURL(/\/loans\/register/);
    await host(page, origins, element('/'), '/loans');
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=%2Floans$/);
  });
});

test.describe("a host's bug is the host's", () => {
  test('a callback and a listener that throw at every event change nothing, and are told the page', async ({
    page,
    origins,
  }) => {
    await host(page, origins);
    await page.evaluate((message) => {
      Object.assign(window, { errors: [] });
      const bug = () => {
        throw new Error(message);
      };
      window.addEventListener('error', ({ error }) => {
        (window as unknown as { errors: string[] }).errors.push((error as Error).message);
      });
      for (const type of ['ready', 'step', 'status', 'error'])
        document.addEventListener(`heloc:${type}`, bug);
      window.app = window.HelocWidget.mount({ target: '#apply', org: 'OAKLINE', onEvent: bug });
    }, HOST_BUG);
    expect(await outcome(page, () => window.app.ready)).toBe('fine');
    await completeProperty(page);
    await expect(heading(page, NEXT)).toBeVisible();
    const errors = await page.evaluate(() => (window as unknown as { errors: string[] }).errors);
    // The first step, that it is ready, the next step: by the callback and by the listener; the callback hears of more.
    expect(errors.length).toBeGreaterThanOrEqual(6);
    expect(new Set(errors)).toEqual(new Set([HOST_BUG]));
  });

  test('a callback that throws does not hide that nothing can be loaded', async ({ page, origins }) => {
    await page.route('**/borrower/remoteEntry.js', (route) => route.abort());
    await host(page, origins);
    await page.evaluate((message) => {
      window.app = window.HelocWidget.mount({
        target: '#apply',
        onEvent() {
          throw new Error(message);
        },
      });
    }, HOST_BUG);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await outcome(page, () => window.app.ready)).toBe('remote-unavailable');
  });
});

test.describe('updates', () => {
  test('while it loads, one after the other: the last one wins and keeps what the others said', async ({
    page,
    origins,
  }) => {
    await host(page, origins);
    await mount(page);
    const all = await page.evaluate(() =>
      Promise.all(
        [{ org: 'QUILLMERE_BANK' }, { documentTitle: true }, { org: 'EMBERFOLD_CU' }].map((changes) =>
          window.outcome(() => window.app.update(changes)),
        ),
      ),
    );
    expect(all).toEqual(['fine', 'fine', 'fine']);
    expect(await outcome(page, () => window.app.ready)).toBe('fine');
    await expectLender(page, 'Emberfold');
    await page.getByRole('button', { name: 'Enter address manually' }).click();
    await page.getByRole('textbox', { name: 'Street address' }).fill('12 Alder Lane');
    await page.evaluate(() => {
      void window.app.update({ org: 'QUILLMERE_BANK' });
      void window.app.update({ org: 'OAKLINE' });
      return window.app.update({ supportPhone: '(888) 555-0100' });
    });
    await expectLender(page, 'Oakline');
    await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue('12 Alder Lane');
  });

  test('to an organisation that nobody knows are refused, and the current one stays', async ({
    page,
    origins,
  }) => {
    await host(page, origins);
    await mount(page);
    expect(await outcome(page, () => window.app.update({ org: 'NOBODY' }))).toBe('no-brand-data');
    await expectLender(page, 'Oakline');
    await page.getByRole('button', { name: 'Enter address manually' }).click();
    expect(await outcome(page, () => window.app.update({ org: 'nobody-either' }))).toBe('no-brand-data');
    await expect(page.getByRole('textbox', { name: 'Street address' })).toBeVisible();
    expect(await outcome(page, () => window.app.update({ org: 'QUILLMERE_BANK' }))).toBe('fine');
    await expectLender(page, 'Quillmere');
  });

  test('where nothing can be shown are what "Try again" begins with', async ({ page, origins }) => {
    await host(page, origins);
    await mount(page, { org: 'NOBODY' });
    expect(await outcome(page, () => window.app.ready)).toBe('no-brand-data');
    expect(await outcome(page, () => window.app.update({ org: 'QUILLMERE_BANK' }))).toBe('fine');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, FIRST)).toBeVisible();
    await expectLender(page, 'Quillmere');
    expect(await outcome(page, () => window.app.ready)).toBe('fine');
  });

  test('after it has gone are refused, and whoever waits for it is told', async ({ page, origins }) => {
    await host(page, origins);
    await mount(page);
    const early = await page.evaluate(() => {
      const outcome = window.outcome(() => window.app.ready);
      void window.app.unmount();
      return outcome;
    });
    expect(early).toBe('unmounted');
    expect(await outcome(page, () => window.app.update({ org: 'OAKLINE' }))).toBe('unmounted');
    await mount(page, { org: 'OAKLINE' });
    expect(await outcome(page, () => window.app.ready)).toBe('fine');
    await page.evaluate(() => window.app.unmount());
    expect(await outcome(page, () => window.app.update({ org: 'OAKLINE' }))).toBe('unmounted');
    expect(await page.evaluate(() => document.title)).toBe('Host');
  });

  test('what a mount keeps is refused, before it is loaded too', async ({ page, origins }) => {
    await host(page, origins);
    await mount(page);
    expect(await outcome(page, () => window.app.update({ history: 'memory' }))).toBe('option-fixed');
    expect(await outcome(page, () => window.app.ready)).toBe('fine');
    expect(await outcome(page, () => window.app.update({ history: 'memory' }))).toBe('option-fixed');
  });
});

test('a host that prevents a login or a way out has a page, and is told that it is ready', async ({
  page,
  origins,
}) => {
  await host(page, origins, undefined, '/account/heloc');
  await page.evaluate(() =>
    document.addEventListener('heloc:unauthenticated', (event) => event.preventDefault()),
  );
  await mount(page, { initialPath: '/' });
  expect(await outcome(page, () => window.app.ready)).toBe('fine');
  await expect(heading(page, 'Please log in to go on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in' }).last()).toBeVisible();
});

test.describe('the name of an organisation', () => {
  for (const [name, text] of [
    ['oakline', 'Oakline'],
    ['Emberfold-CU', 'Emberfold'],
    ['quillmere', 'Quillmere'],
    ['QUILLMERE', 'Quillmere'],
  ] as const) {
    test(`may be written ${name}`, async ({ page, origins }) => {
      await host(page, origins, `<heloc-application org="${name}"></heloc-application>`);
      await expect(heading(page, FIRST)).toBeVisible();
      await expectLender(page, text);
    });
  }

  test('is in the brand data of the page, whatever the address says; nothing is looked up', async ({
    page,
    origins,
  }) => {
    const brand = (await (await fetch(`${origins.cdn}/themes/QUILLMERE_BANK/brand.json`)).json()) as object;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await host(page, origins);
    await page.evaluate(() => history.replaceState(null, '', '?org=OAKLINE'));
    await mount(page, { org: undefined, brand: { brand } });
    await expectLender(page, 'Quillmere');
    expect(asked).not.toContain('/themes/index.json');
    expect(await outcome(page, () => window.app.update({ org: 'OAKLINE' }))).toBe('org-mismatch');
    expect(await outcome(page, () => window.app.update({ org: 'quillmere' }))).toBe('fine');
    await expectLender(page, 'Quillmere');
  });
});

test.describe('the element', () => {
  test('has every option as a property, before and after it is there, and says when it is ready', async ({
    page,
    origins,
  }) => {
    await host(page, origins, '<heloc-application></heloc-application>');
    const outcome = await page.evaluate(async () => {
      document.querySelector('heloc-application')?.remove();
      const element = document.createElement('heloc-application') as HTMLElement &
        Handle &
        Record<string, unknown>;
      const seen: string[] = [];
      element.onEvent = ({ type }: { type: string }) => seen.push(type);
      // A name that Angular and Svelte can bind.
      element.addEventListener('heloc-step', () => seen.push('bound'));
      element.org = 'QUILLMERE_BANK';
      const { ready } = element;
      document.body.append(element);
      await ready;
      Object.assign(window, { element });
      return { seen, org: element.org };
    });
    expect(outcome).toEqual({ seen: ['bound', 'step', 'ready'], org: 'QUILLMERE_BANK' });
    await expectLender(page, 'Quillmere');
    await page.evaluate(() => {
      Object.assign((window as unknown as { element: object }).element, { org: 'OAKLINE' });
    });
    await expectLender(page, 'Oakline');
    await page.evaluate(() => {
      const { element } = window as unknown as { element: HTMLElement & { org?: string } };
      element.org = undefined;
      element.setAttribute('org', 'EMBERFOLD_CU');
    });
    await expectLender(page, 'Emberfold');
    const refused = await page.evaluate(() => {
      const { element } = window as unknown as { element: Handle };
      return window.outcome(() => element.update({ org: 'NOBODY' }));
    });
    expect(refused).toBe('no-brand-data');
  });

  test('a listener for an event that does not exist is an error that names those that do', async ({
    page,
    origins,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('There is no event')) errors.push(message.text());
    });
    await host(page, origins, '');
    await page.evaluate(async () => {
      const element = document.createElement('heloc-application') as HTMLElement & Handle;
      element.setAttribute('org', 'OAKLINE');
      for (const name of ['heloc:complet', 'heloc-step', 'heloc:ready', 'click'])
        element.addEventListener(name, () => {});
      document.body.append(element);
      await element.ready;
    });
    await expect.poll(() => errors).toHaveLength(1);
    expect(errors[0]).toContain(`There is no event "heloc:complet", only heloc:ready, heloc:step, `);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('heloc-application')?.addEventListener('heloc-readyy', () => {}),
    );
    await expect.poll(() => errors).toEqual([expect.anything(), expect.stringContaining('"heloc-readyy"')]);
  });
});

test('an attribute of the name of what is no text is not read, and one with a wrong value is told', async ({
  page,
  origins,
}) => {
  const element = (attributes: string) =>
    `<heloc-application org="OAKLINE" ${attributes}></heloc-application>`;
  await host(
    page,
    origins,
    element('on-event="go()" get-token="abc" api-base-urls="x" document-title="false"'),
  );
  await expect(heading(page, FIRST)).toBeVisible();
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await host(page, origins, element('history="browsers"'));
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect((await warned).text()).toContain('Option history must be one of browser, memory');
});

test('what is wrong with the page is said with a code', async ({ page, origins }) => {
  await host(page, origins, '');
  await page.evaluate(() =>
    document.addEventListener('heloc:error', (event) => window.seen.push((event as CustomEvent).detail)),
  );
  for (const target of ['#nowhere', '..', null]) {
    await mount(page, { target, onEvent: undefined });
    expect(await outcome(page, () => window.app.ready)).toBe('target-missing');
  }
  expect(await page.evaluate(() => window.seen.map(({ code }) => code))).toEqual(
    Array(3).fill('target-missing'),
  );
});

test('on a page with a header and footer of its own, ours are left out and the legal text stays', async ({
  page,
  origins,
}) => {
  for (const org of ['OAKLINE', 'EMBERFOLD_CU']) {
    await host(
      page,
      origins,
      `<header>Host</header><heloc-application org="${org}" chrome="none"></heloc-application><footer>Host</footer>`,
    );
    await expect(heading(page, FIRST)).toBeVisible();
    await expect(page.getByText(/Equal Housing/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in' }).last()).toBeVisible();
    await expect(page.getByRole('img')).toHaveCount(0);
    await expectAccessible(page);
  }
});
