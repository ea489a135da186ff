import type { CDPSession } from '@playwright/test';
import {
  agentOf,
  field,
  log,
  name,
  offered,
  openDesk,
  openTalk,
  panel,
  said,
  serveChat,
} from '../support/chat.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ chat: true });

/** Enter as browsers give it to a page while a word is composed: some with its own code, some with that of the method. */
const pressEnter = async (cdp: CDPSession, windowsVirtualKeyCode: number) => {
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode };
  await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
};

test('letters go where somebody writes while 20 messages come in, and Enter that confirms a word sends nothing', async ({
  page,
  origins,
  sandbox,
}) => {
  const agent = await openTalk(page, origins, sandbox);
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.click();
  const text = 'home equity line of credit rates';
  const coming = (async () => {
    for (let count = 1; count <= 20; count += 1) await agent.does({ say: `Message ${count}` });
  })();
  await page.keyboard.type(text, { delay: 10 });
  await coming;
  await expect(said(page).last()).toHaveText('Message 20');
  await page.keyboard.type('.');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(`${text}.`);

  await field(page).focus();
  const cdp = await page.context().newCDPSession(page);
  for (const keyCode of [229, 13]) {
    await cdp.send('Input.imeSetComposition', { text: 'きんり', selectionStart: 3, selectionEnd: 3 });
    await pressEnter(cdp, keyCode);
    await cdp.send('Input.insertText', { text: '金利' });
  }
  await expect(field(page)).toHaveValue('金利金利');
  expect(await agent.has()).toHaveLength(20);
  // After what Safari takes for the same press.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
  await expect(said(page).last()).toHaveText('金利金利');
});

/** Runs in every page before its scripts: the part of the window that is seen can be set, as a keyboard on the screen does. */
function setSeenPart(size: { width: number; height: number }): void {
  const seen = Object.assign(new EventTarget(), {
    offsetTop: 0,
    offsetLeft: 0,
    pageTop: 0,
    pageLeft: 0,
    scale: 1,
    ...size,
  });
  Object.defineProperty(window, 'visualViewport', { value: seen });
  Object.assign(window, {
    see: (part: object) => {
      Object.assign(seen, part);
      seen.dispatchEvent(new Event('resize'));
      seen.dispatchEvent(new Event('scroll'));
    },
  });
}

test.describe('on a phone', { tag: '@soak' }, () => {
  const size = { width: 375, height: 667 };
  test.use({ viewport: size, hasTouch: true, isMobile: true });

  test('with the keyboard up the head and where one writes are in sight, the page stays, and nothing zooms', async ({
    page,
    origins,
    sandbox,
  }) => {
    await page.addInitScript(setSeenPart, size);
    await openDesk(sandbox);
    await serveChat(page, origins, {
      head: '<meta name="viewport" content="width=device-width, initial-scale=1">',
      content: `<main style="block-size: 3000px"><h1>Rates</h1></main><heloc-application org="OAKLINE" remote="chat"></heloc-application>`,
    });
    await page.goto(`${origins.lender}/rates`);
    await page.evaluate(() => scrollTo(0, 400));
    await offered(page).tap();
    const close = panel(page).getByRole('button', { name: 'Close chat' });
    /** The browser zooms in on smaller letters. */
    const letters = async () =>
      panel(page)
        .locator('input:not([type=file]), textarea')
        .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
    await expect(name(page)).toBeVisible();
    const sizes = await letters();
    expect(sizes.length).toBeGreaterThan(1);
    const see = (part: object) =>
      page.evaluate((given) => (window as unknown as { see(part: object): void }).see(given), part);
    /** All of it is in what is seen. */
    const expectSeen = async (top: number, height: number, parts: (typeof close)[]) => {
      for (const part of parts) {
        const box = await part.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(top);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top + height);
      }
    };
    await name(page).tap();
    await see({ offsetTop: 120, height: 340 });
    await expectSeen(120, 340, [close]);
    await see({ offsetTop: 0, height: 667 });
    await name(page).fill('Ana');
    await panel(page).getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
    await panel(page).getByRole('button', { name: 'Start chat' }).tap();
    await expect(field(page)).toBeVisible();
    sizes.push(...(await letters()));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);

    const agent = await agentOf(sandbox);
    for (let count = 1; count <= 8; count += 1)
      await agent.does({ say: `Message ${count}, which is long enough to take more than one line.` });
    await expect(said(page)).toHaveCount(8);
    await field(page).tap();
    for (const [top, height] of [
      [0, 340],
      [150, 340],
      [150, 260],
    ] as const) {
      await see({ offsetTop: top, height });
      await expectSeen(top, height, [close, field(page)]);
    }
    await see({ offsetTop: 0, height: 667 });
    // With a keyboard on the screen Enter writes a line.
    await field(page).fill('One');
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('One\n');
    await close.tap();
    expect(await page.evaluate(() => scrollY)).toBe(400);
  });
});
