import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from '../support/accessibility.ts';
import { panel } from '../support/chat.ts';
import { CHAT_STATES, openChat } from '../support/chatStates.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { indistinctParts } from '../support/forcedColors.ts';
import { expectReadable, expectText, withText } from '../support/reading.ts';

/** What the panel shows can be read, told apart and pressed by everybody, in each of its states. */

test.use({ chat: true });
test.describe.configure({ mode: 'parallel' });

/** A finger's and a pointer's (WCAG 2.5.8, and 2.5.5 where it is a finger). */
const TARGETS = { fine: 24, coarse: 44 };

/** What is smaller than that to be pressed. Runs in the page. */
function smallTargets(least: number): string[] {
  const mount = document.querySelector('[data-heloc-mount]');
  const scope = (mount?.shadowRoot ?? mount)?.querySelector('dialog[open]');
  if (!scope) return ['There is no panel on the page'];
  const pressed = 'a, button, summary, textarea, input:not([type=hidden]), select';
  return [...scope.querySelectorAll<HTMLInputElement>(pressed)].flatMap((target) => {
    if (!target.checkVisibility() || getComputedStyle(target).clipPath !== 'none') return [];
    // In a sentence it is as high as its line.
    if (target.localName === 'a' && target.closest('p')?.textContent !== target.textContent) return [];
    const isChoice = ['radio', 'checkbox'].includes(target.type);
    const { width, height } = ((isChoice && target.parentElement) || target).getBoundingClientRect();
    const name = target.ariaLabel ?? target.textContent ?? '';
    return Math.min(width, height) < least - 0.5 ? [`${target.localName} ${name} ${width} x ${height}`] : [];
  });
}

/** How whose a message is shows where no color does: the edge of each side's. Runs in the page. */
function edges(): string[] {
  const mount = document.querySelector('[data-heloc-mount]');
  const list = (mount?.shadowRoot ?? mount)?.querySelector('[role=log]');
  return [...(list?.querySelectorAll('[data-anchor] > p') ?? [])].map((bubble) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(bubble);
    return Number.parseFloat(borderTopWidth) > 0 ? borderTopStyle : 'none';
  });
}

async function touch(page: Page, look: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await look();
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
}

/** What of the panel is beside it, where it would have to be scrolled sideways for it. */
const sideways = (page: Page) =>
  panel(page).evaluate((box) => {
    if (box.scrollWidth <= box.clientWidth) return [];
    const { right } = box.getBoundingClientRect();
    return [...box.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > right)
      .map(({ localName, textContent }) => `${localName} ${textContent?.slice(0, 40)}`);
  });

/** In the page: what animations change, those of a shadow root as well; what only fades or changes colour does not move. */
function moved(): string[] {
  const root = document.querySelector('[data-heloc-mount]')?.shadowRoot ?? document;
  return root
    .getAnimations()
    .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)))
    .filter((name) => !/^(offset|computedOffset|easing|composite|opacity)$|color|shadow/i.test(name));
}

const NARROW = { width: 320, height: 640 };
/** 1280 pixels by 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };

const inShortRun = new Set(['a talk', 'ended']);

for (const isolation of ['shadow', 'light'] as const)
  for (const [name, { set, isClosed, isRefused, reach }] of Object.entries(CHAT_STATES))
    test.describe(() => {
      if (isRefused) test.use({ tolerated: { ...FAILED_REQUESTS, 'the connection is cut': /WebSocket/ } });
      test(`${name}, ${isolation}`, {
        tag: isolation === 'shadow' && inShortRun.has(name) ? [] : '@soak',
      }, async ({ page, context, origins, sandbox }) => {
        await openChat({ page, origins, sandbox }, set, { isOpen: !isClosed, isolation });
        await reach({ page, origins, sandbox });
        expect(await page.evaluate(moved)).toEqual([]);
        await expectAccessible(page, WIDTHS);
        await expectReadable(page);
        expect.soft(await indistinctParts(page)).toEqual([]);
        if (name === 'a talk') expect(await page.evaluate(edges)).toEqual(['solid', 'dashed']);
        expect.soft(await page.evaluate(smallTargets, TARGETS.fine)).toEqual([]);
        await touch(page, async () => {
          expect.soft(await page.evaluate(smallTargets, TARGETS.coarse)).toEqual([]);
        });

        await page.setViewportSize(NARROW);
        expect.soft(await sideways(page)).toEqual([]);
        await withText(page, 4, async () => {
          await expectText(page, 'letters at 400 %');
          expect.soft(await sideways(page), 'letters at 400 %').toEqual([]);
        });
        await page.setViewportSize(ZOOMED);
        expect.soft(await sideways(page), 'at 400 %').toEqual([]);
        await expect
          .soft(panel(page).getByRole('button', { name: 'Close chat' }))
          .toBeInViewport({ ratio: 1 });
        const last = panel(page).locator('a, button').last();
        await last.scrollIntoViewIfNeeded();
        await expect.soft(last).toBeInViewport();
        await context.setOffline(false);
      });
    });
