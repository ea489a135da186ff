import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** What a designer changes, in the running applications of the previews. */

const frames = (page: Page) => page.locator('.previews iframe');

async function openAny(page: Page, lender: string): Promise<void> {
  const answer = await page.request.get(`${lender}/studio/v1/organisations`);
  const organisations = (await answer.json()) as { code: string; family: string | null }[];
  const { code } = organisations.find(({ family }) => family === 'credit-union') as { code: string };
  await page.goto(`${lender}/studio?org=${code}`);
  await expect(frames(page)).toHaveCount(2);
  for (const frame of await frames(page).all()) await expect(frame).toHaveAttribute('data-shown', 'first');
}

/** @returns the field of the short name */
async function openFacts(page: Page, lender: string): Promise<Locator> {
  await openAny(page, lender);
  await page.getByRole('button', { name: 'Facts', exact: true }).click();
  return page.getByRole('textbox', { name: 'Short name' });
}

/** Gives a field of the studio a value, and says what the previews have in the next frame. */
const change = (page: Page, path: string, typed: string, token: string) =>
  page.evaluate(
    async ([field, text, name]) => {
      const input = document.querySelector<HTMLInputElement>(`[data-field="${field}"] input`);
      const pages = [...document.querySelectorAll<HTMLIFrameElement>('.previews iframe')];
      const read = () =>
        pages.map(({ contentDocument }) => {
          const root = contentDocument?.querySelector('[data-heloc-mount]')?.shadowRoot;
          const heading = root?.querySelector('h1') as HTMLElement;
          return getComputedStyle(heading).getPropertyValue(`--heloc-${name}`).trim();
        });
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      await new Promise(requestAnimationFrame);
      set?.call(input, text);
      input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      return read();
    },
    [path, typed, token] as const,
  );

const COLORS = ['#0B4F3C', '#7A3E9D', '#111111', '#B00020', '#274690', '#0E8C7F', '#54478C'];

test('a change is in the next frame of every preview, on a slow machine as well', { tag: '@soak' }, async ({
  page,
  origins,
}) => {
  await openAny(page, origins.lender);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const color of COLORS) {
    expect(await change(page, 'color.primary', color, 'color-primary')).toEqual([color, color]);
    await expect(page.getByRole('textbox', { name: 'Primary', exact: true })).toHaveValue(color);
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
  // What is no color is not seen.
  const last = COLORS.at(-1);
  expect(await change(page, 'color.primary', 'url(x)', 'color-primary')).toEqual([last, last]);
});

/** Where a person is in a preview: how far it is scrolled, and what is typed and marked in the field that is the same. */
const placeIn = (page: Page) =>
  frames(page)
    .first()
    .contentFrame()
    .locator('body')
    .evaluate(() => {
      const root = document.querySelector('[data-heloc-mount]')?.shadowRoot;
      const field = root?.querySelector<HTMLInputElement>('[data-same]');
      const { selectionStart: from, selectionEnd: to, value } = field ?? {};
      return { top: scrollY, value, from, to };
    });

/** Until an application has drawn what it left for idle moments. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const roots = [...document.querySelectorAll<HTMLIFrameElement>('.previews iframe')].map(
      ({ contentDocument }) => contentDocument?.querySelector('[data-heloc-mount]')?.shadowRoot as ShadowRoot,
    );
    let quiet = 0;
    const observer = new MutationObserver(() => {
      quiet = 0;
    });
    for (const root of roots) observer.observe(root, { subtree: true, childList: true, characterData: true });
    for (; quiet < 60; quiet += 1) await new Promise(requestAnimationFrame);
    observer.disconnect();
  });

/** Gives a field words, and says how often every preview has changed what it says by the next frame, and by the end. */
const say = (page: Page, field: string, typed: string) =>
  page.evaluate(
    async ([selector, text]) => {
      const input = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
      if (!input) throw new Error(`No ${selector}`);
      const roots = [...document.querySelectorAll<HTMLIFrameElement>('.previews iframe')].map(
        ({ contentDocument }) =>
          contentDocument?.querySelector('[data-heloc-mount]')?.shadowRoot as ShadowRoot,
      );
      const commits = roots.map(() => 0);
      const observers = roots.map((root, index) => {
        const observer = new MutationObserver(() => {
          commits[index] = (commits[index] ?? 0) + 1;
        });
        observer.observe(root, { subtree: true, childList: true, characterData: true });
        return observer;
      });
      const heading = roots.map((root) => root.querySelector('h1'));
      const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
      await new Promise(requestAnimationFrame);
      set?.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      const inNextFrame = roots.filter((root) => root.textContent?.includes(text)).length;
      // Through the check, which gives the same once more.
      for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
      for (const observer of observers) observer.disconnect();
      const isSame = roots.every((root, index) => root.querySelector('h1') === heading[index]);
      return { previews: roots.length, inNextFrame, commits, isSame };
    },
    [field, typed] as const,
  );

test('words and facts are in the next frame of every preview, in one commit, without a request', {
  tag: '@soak',
}, async ({ page, origins }) => {
  await openAny(page, origins.lender);
  await atRest(page);
  const part = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const atOnce = { previews: 2, inNextFrame: 2, commits: [1, 1], isSame: true };
  await part('Facts');
  const phone = '[data-field="orgMetadata.companyInfo.supportPhone"] input';
  for (const number of ['(866) 555-0177', '(866) 555-0178'])
    expect(await say(page, phone, number)).toEqual(atOnce);
  await part('Words');
  const heading = await frames(page).first().contentFrame().getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('searchbox', { name: 'Search texts' }).fill(heading ?? '');
  await page
    .getByRole('button', { name: heading ?? '' })
    .first()
    .click();
  for (const words of ['Which home is it?', 'Which home is it about?'])
    expect(await say(page, '.text-editor textarea', words)).toEqual(atOnce);
  expect(asked.filter((url) => url.includes('/themes/'))).toEqual([]);
});

test('focus, caret, text and scroll stay with each change, in the studio and in a preview', {
  tag: '@soak',
}, async ({ page, origins }) => {
  await openAny(page, origins.lender);
  const application = frames(page).first().contentFrame();
  const field = application.getByRole('combobox').first();
  await field.fill('12 Elm Street');
  await field.evaluate((element: HTMLInputElement) => {
    element.setAttribute('data-same', '');
    element.setSelectionRange(3, 6);
    document.scrollingElement?.scrollTo(0, 120);
  });
  const before = await placeIn(page);
  expect(before).toEqual({ top: 120, value: '12 Elm Street', from: 3, to: 6 });
  const token = (name: string) =>
    field.evaluate(
      (element, property) => getComputedStyle(element).getPropertyValue(property).trim(),
      `--heloc-${name}`,
    );
  const part = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const primary = page.getByRole('textbox', { name: 'Primary', exact: true });
  const radius = page.getByRole('spinbutton', { name: 'Radius of fields' });
  const shadow = page.getByRole('textbox', { name: 'Shadow of cards', exact: true });
  const name = page.getByRole('textbox', { name: 'Short name' });
  const steps: [typed: string, into: Locator, open: () => Promise<unknown>, seen: () => Promise<unknown>][] =
    [
      ['#0B4F3C', primary, async () => {}, () => expect.poll(() => token('color-primary')).toBe('#0B4F3C')],
      ['19', radius, () => part('Shape'), () => expect.poll(() => token('radius-control')).toBe('19px')],
      [
        '0 2px 10px #1C3A2A14',
        shadow,
        () => page.getByText('More', { exact: true }).click(),
        () => expect.poll(() => token('shadow-card')).toBe('0 2px 10px #1C3A2A14'),
      ],
      [
        'Fennelwick',
        name,
        () => part('Facts'),
        () => expect(application.getByRole('img', { name: 'Fennelwick' }).first()).toBeAttached(),
      ],
    ];
  for (const [typed, into, open, seen] of steps) {
    await open();
    await into.fill(typed);
    await seen();
    await expect(into).toBeFocused();
    expect(await placeIn(page), typed).toEqual(before);
  }
  // Somebody who has gone into the page by then.
  await name.fill('Fennelwick Credit');
  await field.focus();
  await expect(application.getByRole('img', { name: 'Fennelwick Credit' }).first()).toBeAttached();
  await expect(field).toBeFocused();
  expect(await placeIn(page)).toMatchObject({ value: '12 Elm Street', from: 3, to: 6 });
  // A screen that comes takes none from the studio.
  await name.click();
  await page.keyboard.press('Alt+n');
  await expect(frames(page).first()).toHaveAttribute('data-shown', 'consent');
  await expect(application.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.type(' Union');
  await expect(name).toHaveValue('Fennelwick Credit Union');
});

test('what is typed in a field stays while the focus goes and comes back, until it is undone', {
  tag: '@soak',
}, async ({ page, origins }) => {
  const name = await openFacts(page, origins.lender);
  await name.fill('Fennelwick');
  await expect(page.getByRole('button', { name: /^Undo .*Fennelwick/ })).toBeEnabled();
  // Faster than the check, as on a busy machine: nothing of it has been answered yet.
  const seen = await name.evaluate(async (input: HTMLInputElement) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const type = (text: string) => {
      set?.call(input, input.value + text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    const values: string[] = [];
    type(' Cre');
    input.blur();
    values.push(await Promise.resolve(input).then(({ value }) => value));
    input.focus();
    type('dit');
    values.push(await Promise.resolve(input).then(({ value }) => value));
    return values;
  });
  expect(seen).toEqual(['Fennelwick Cre', 'Fennelwick Credit']);
  await expect(page.getByRole('button', { name: /^Undo .*Fennelwick Credit/ })).toBeEnabled();
  await expect(name).toHaveValue('Fennelwick Credit');
  // What is undone is so in the field as well.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(name).toHaveValue('Fennelwick Cre');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(name).toHaveValue('Fennelwick Credit');
  // What is refused goes with the focus.
  await page.getByRole('button', { name: 'Colors', exact: true }).click();
  const primary = page.getByRole('textbox', { name: 'Primary', exact: true });
  const before = await primary.inputValue();
  await primary.fill('url(x)');
  await primary.blur();
  await expect(primary).toHaveValue(before);
});

/** Ways in which a dialog moves the focus by itself; the dialogs of waiting are popovers. */
const DIALOGS = [
  ['showModal', 'close'],
  ['showPopover', 'hidePopover'],
] as const;

test('a dialog of a preview that opens and closes by itself leaves the keys to the studio', {
  tag: '@soak',
}, async ({ page, origins }) => {
  const name = await openFacts(page, origins.lender);
  const field = frames(page).first().contentFrame().getByRole('combobox').first();
  for (const [open, close] of DIALOGS)
    for (const begin of [name, field]) {
      await begin.focus();
      const left = await field.evaluateHandle(({ ownerDocument }) => {
        const events: string[] = [];
        const studio = ownerDocument.defaultView?.parent.document;
        studio?.addEventListener('focusout', ({ target }) => events.push((target as Element).tagName));
        return events;
      });
      const dialog = await field.evaluateHandle(({ ownerDocument: { body } }, method) => {
        const made = body.appendChild(body.ownerDocument.createElement('dialog'));
        made.append(body.ownerDocument.createElement('button'));
        if (method === 'showPopover') made.popover = 'manual';
        made[method]();
        return made;
      }, open);
      await name.focus();
      await dialog.evaluate((made, method) => made[method](), close);
      await expect(name, `${open} and ${close}`).toBeFocused();
      if (begin === name) expect(await left.jsonValue(), open).toEqual([]);
      await dialog.evaluate((made) => made.remove());
    }
});

test('shortcuts: screens, schemes, the list of them, and none of one letter in a field', {
  tag: '@soak',
}, async ({ page, origins }) => {
  await openAny(page, origins.lender);
  const said = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);
  await page.keyboard.press('Alt+n');
  await said('Screen: Consent');
  await expect(frames(page).first()).toHaveAttribute('data-shown', 'consent');
  await page.keyboard.press('Alt+l');
  await said('Scheme: dark');
  await page.keyboard.press('Alt+l');
  await said('Scheme: light');
  // In a preview as well.
  await frames(page).first().contentFrame().getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Alt+n');
  await said('Screen: Offer');
  const list = page.getByRole('dialog', { name: 'Shortcuts' });
  const field = page.getByRole('textbox', { name: 'Primary', exact: true });
  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('?nl');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue(/\?nl/);
  await page.getByRole('heading', { level: 1 }).click();
  // Also where nothing in the studio has the focus.
  const shown = frames(page).first().contentFrame().getByRole('heading', { level: 1 });
  await shown.evaluate(({ ownerDocument: { body } }) => {
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('button'));
    body.append(dialog);
    dialog.showModal();
    dialog.remove();
  });
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  await expect(list.getByText('Alt+N')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('what a look has to bear is laid over the previews by one switch each', { tag: '@soak' }, async ({
  page,
  origins,
}) => {
  await openAny(page, origins.lender);
  const application = frames(page).first().contentFrame();
  const mount = application.locator('[data-heloc-mount]');
  const fits = () =>
    application.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
  const strains: [name: string, seen: () => Promise<unknown>][] = [
    ['Long names', () => expect(mount.getByText(/Kirchweger-Featherstonehaugh/).first()).toBeAttached()],
    [
      '60-letter brand',
      () => expect(application.getByRole('img', { name: /Newtown$/ }).first()).toBeAttached(),
    ],
    [
      'Pseudo-locale',
      () => expect(application.getByRole('heading', { level: 1 })).toHaveText(/^\[.*[àéîöü].*\]$/i),
    ],
    [
      'Right to left',
      () =>
        expect
          .poll(() =>
            application
              .getByRole('heading', { level: 1 })
              .evaluate((each) => getComputedStyle(each).direction),
          )
          .toBe('rtl'),
    ],
  ];
  for (const [name, seen] of strains) {
    const chip = page.getByRole('checkbox', { name });
    await chip.check();
    await seen();
    await expect.poll(fits, name).toBe(true);
    await chip.uncheck();
  }
});

test('the tour: every screen side by side, of which those are run that are looked at', {
  tag: '@soak',
}, async ({ page, origins }) => {
  await openAny(page, origins.lender);
  const screen = page.getByLabel('Screen');
  await screen.selectOption('tour');
  await expect(screen).toHaveValue('tour');
  const states = await screen.locator('optgroup[label="Every state"] option').count();
  expect(states).toBeGreaterThan(50);
  await expect(frames(page)).toHaveCount((states + 1) * 2);
  const last = frames(page).last();
  await expect(last).toHaveAttribute('data-shown', '');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('data-shown', /^state:/);
});
