import type { Page } from '@playwright/test';
import { HOSTILE } from '../hostile/pages.ts';
import { MAIN } from '../support/application.ts';
import {
  agentOf,
  conversations,
  field,
  log,
  offered,
  openDesk,
  panel,
  said,
  send,
  sendForm,
  serveChat,
} from '../support/chat.ts';
import { expect, test } from '../support/fixtures.ts';
import { globalsSince, watchGlobals } from '../support/globals.ts';
import { ORGANISATIONS } from '../support/organisations.ts';

test.use({ chat: true });

/** What mounts of one page share hangs on symbols of their own; a host's library marks what is listened to. */
const EXPECTED = /^added (window\.Symbol\(heloc\.|document\.__zone_symbol__)/;

/** Points of the window at which something of ours would take a press. */
const taken = (page: Page) =>
  page.evaluate(() => {
    const points: string[] = [];
    for (let x = 5; x < innerWidth; x += 20)
      for (let y = 5; y < innerHeight; y += 20)
        if (document.elementFromPoint(x, y)?.closest('heloc-application')) points.push(`${x},${y}`);
    return points;
  });

test.describe('a page', { tag: '@soak' }, () => {
  test('has every press but those on the chat’s button, before and after it was open', async ({
    page,
    origins,
    sandbox,
  }) => {
    await openDesk(sandbox);
    await serveChat(page, origins, {
      content: `<main style="block-size: 100vh"><h1>Rates</h1></main><heloc-application org="${MAIN}" remote="chat"></heloc-application>`,
    });
    await page.goto(`${origins.lender}/rates`);
    const outside = async () => {
      const box = (await offered(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return (await taken(page)).filter((point) => {
        const [x = 0, y = 0] = point.split(',').map(Number);
        return x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height;
      });
    };
    await expect(offered(page)).toBeVisible();
    expect(await taken(page)).not.toEqual([]);
    expect(await outside()).toEqual([]);
    await sendForm(page);
    await expect(field(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    expect(await outside()).toEqual([]);
  });

  test('of two organisations has a chat of each, and neither is in the other', async ({
    page,
    origins,
    sandbox,
  }) => {
    const other = ORGANISATIONS.find((code) => code !== MAIN && !code.startsWith(MAIN)) ?? '';
    await openDesk(sandbox);
    await serveChat(page, origins, {
      content: [MAIN, other]
        .map((org) => `<heloc-application org="${org}" remote="chat"></heloc-application>`)
        .join(''),
    });
    await page.goto(`${origins.lender}/rates`);
    for (const [org, nth] of [
      [MAIN, 0],
      [other, 1],
    ] as const) {
      const mount = page.locator(`heloc-application[org=${org}]`);
      await page.evaluate(
        (detail) => document.dispatchEvent(new CustomEvent('heloc:chat-requested', { detail })),
        { org },
      );
      await expect(mount.getByRole('textbox', { name: 'Name' })).toBeVisible();
      await mount.getByRole('textbox', { name: 'Name' }).fill('Ana');
      await mount.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
      await mount.getByRole('button', { name: 'Start chat' }).click();
      const area = mount.getByRole('textbox', { name: 'Your message' });
      await expect(area).toBeVisible();
      await area.fill(`For ${nth}`);
      await area.press('Enter');
      const agent = await agentOf(sandbox);
      await agent.does({ say: `To ${nth}` });
      await expect(mount.locator('[data-anchor]')).toHaveText([`For ${nth}`, `To ${nth}`]);
    }
    expect((await conversations(sandbox)).map(({ org }) => org)).toEqual([MAIN, other]);
    await page.reload();
    for (const [org, nth] of [
      [MAIN, 0],
      [other, 1],
    ] as const)
      await expect(page.locator(`heloc-application[org=${org}] [data-anchor]`)).toHaveText([
        `For ${nth}`,
        `To ${nth}`,
      ]);
  });

  test('of two elements of one organisation has one chat, with which the second goes on when the first is gone', async ({
    page,
    origins,
    sandbox,
  }) => {
    await openDesk(sandbox);
    const element = `<heloc-application org="${MAIN}" remote="chat"></heloc-application>`;
    await serveChat(page, origins, { content: element + element });
    await page.goto(`${origins.lender}/rates`);
    await sendForm(page);
    await expect(field(page)).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('heloc:chat-requested')));
    const agent = await agentOf(sandbox);
    await agent.does({ say: 'Hello' });
    await expect(said(page)).toHaveText(['Hello']);
    await expect(page.locator('[data-heloc-mount]')).toHaveCount(2);
    for (const one of [panel(page), offered(page)]) await expect(one).toHaveCount(1);
    await page.evaluate(() => document.querySelector('heloc-application')?.remove());
    await expect(said(page)).toHaveText(['Hello']);
    await send(page, 'Still here');
    await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
    expect(await conversations(sandbox)).toHaveLength(1);
  });

  for (const { name, head, html, policy, nonce } of HOSTILE)
    test(`with ${name} has a chat like any other, and its globals stay as they were`, async ({
      page,
      origins,
      sandbox,
    }) => {
      await openDesk(sandbox);
      await watchGlobals(page);
      const socket = origins.api.replace(/^http/, 'ws');
      const headers = policy && {
        'Content-Security-Policy': policy
          .replaceAll('{cdn}', origins.cdn)
          .replaceAll('{api}', `${origins.api} ${socket}`),
      };
      const tag = `<script src="${origins.cdn}/heloc/v1/embed.js" data-api-base-url="${origins.api}" nonce="${nonce ?? ''}"></script>`;
      await serveChat(page, origins, {
        head: `${head}${tag}`,
        loader: false,
        ...(html && { html }),
        ...(headers && { headers }),
      });
      await page.goto(`${origins.lender}/rates`);
      await expect(offered(page)).toBeVisible();
      await globalsSince(page);
      await sendForm(page);
      await send(page, 'Is my rate fixed?');
      await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
      const agent = await agentOf(sandbox);
      await agent.does({ say: 'It is.' });
      await expect(said(page)).toHaveText(['Is my rate fixed?', 'It is.']);
      expect((await globalsSince(page)).filter((change) => !EXPECTED.test(change))).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect(offered(page)).toBeInViewport({ ratio: 1 });
    });
});
