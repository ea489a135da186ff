import type { Page } from '@playwright/test';
import { agentOf, field, log, offered, panel, said, sendForm } from '../support/chat.ts';
import { openChat } from '../support/chatStates.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import type { Sites } from '../support/walk.ts';

/** What is heard of a chat, word for word. */

test.use({ chat: true });
test.describe.configure({ mode: 'parallel' });

/**
 * Notes what screen readers speak by themselves: what comes into a region that was there before, and what comes with an alert of
 * its own. A log that is off is silent. Runs in the page.
 */
function listen(): void {
  const mount = document.querySelector('[data-heloc-mount]');
  const root = mount?.shadowRoot ?? mount;
  if (!root) return;
  const heard: string[] = [];
  Object.assign(window, { heard });
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
  const known = new Set(root.querySelectorAll(LIVE));
  const textOf = (node: Node) => node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const note = (region: Element, node: Node) => {
    const isUrgent = region.matches('[aria-live=assertive], [role=alert]');
    const text = textOf(node);
    if (text) heard.push(isUrgent ? `! ${text}` : text);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of addedNodes) {
        const place = target instanceof Element ? target : target.parentElement;
        const region = place?.closest(LIVE);
        if (region && known.has(region)) note(region, node);
        if (!(node instanceof Element)) continue;
        for (const alert of [node, ...node.querySelectorAll('*')])
          if (alert.matches(LIVE)) {
            if (alert.matches('[role=alert]')) note(alert, alert);
            known.add(alert);
          }
      }
  }).observe(root, { childList: true, subtree: true, characterData: true });
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
/** From here on. */
const forget = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { heard: string[] }).heard.length = 0;
  });
const hears = (page: Page, texts: readonly string[]) =>
  expect.poll(() => heard(page), { timeout: 40_000 }).toEqual(texts);

async function talk(sites: Sites) {
  const { page, sandbox } = sites;
  await openChat(sites);
  await sendForm(page);
  await expect(field(page)).toBeVisible();
  const agent = await agentOf(sandbox);
  await page.evaluate(listen);
  await agent.does({ join: 'Maria' });
  await hears(page, ['Maria is here with you.']);
  await forget(page);
  return agent;
}

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

const LONG = `${'Your rate is fixed for each draw. '.repeat(10)}That is all.`;

interface Walk {
  isRefused?: true;
  go(sites: Sites, agent: Awaited<ReturnType<typeof talk>>): Promise<unknown>;
}

const WALKS: Readonly<Record<string, Walk>> = {
  'a question and its answer': {
    async go({ page }, agent) {
      await write(page, 'Is my rate fixed?');
      await hears(page, ['Sent']);
      await agent.does({ type: true });
      await expect(log(page).getByText('Maria is typing')).toBeVisible();
      await agent.does({ say: 'It is, for each draw.' });
      await hears(page, ['Sent', 'Agent Maria: It is, for each draw.']);
    },
  },
  'three messages at a time': {
    async go({ page }, agent) {
      await agent.does({ say: 'Hello' });
      await hears(page, ['Agent Maria: Hello']);
      await Promise.all(['One', 'Two', 'Three'].map((say) => agent.does({ say })));
      await hears(page, ['Agent Maria: Hello', '3 new messages from Maria']);
    },
  },
  'a long message': {
    async go({ page }, agent) {
      await agent.does({ say: LONG });
      await hears(page, [`Agent Maria: ${LONG.slice(0, 250)} The message goes on.`]);
    },
  },
  'the connection, lost and back': {
    isRefused: true,
    async go({ page }) {
      await page.context().setOffline(true);
      await hears(page, ['Connection lost. Attempting to reconnect.']);
      await page.context().setOffline(false);
      await hears(page, ['Connection lost. Attempting to reconnect.', 'Connected again.']);
    },
  },
  'a message that was not sent, and is': {
    isRefused: true,
    async go({ page }, agent) {
      await agent.fails({ on: 'send', kind: 'status', status: 500, times: 5 });
      await write(page, 'My question');
      const failed = '! Something went wrong. Please try resending the message.';
      await hears(page, [failed]);
      await panel(page).getByRole('button', { name: 'Resend: My question' }).click();
      await hears(page, [failed, 'Sent']);
    },
  },
  'news while the panel is closed': {
    async go({ page }, agent) {
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await agent.does({ say: 'Are you there?' });
      await hears(page, ['1 new chat message']);
      await agent.does({ say: 'Hello?' });
      await expect(page.getByRole('button', { name: 'Chat with us, 2 new messages' })).toBeVisible();
      expect(await heard(page)).toEqual(['1 new chat message']);
      await offered(page).click();
      await expect(said(page).last()).toHaveText('Hello?');
      expect(await heard(page)).toEqual(['1 new chat message']);
    },
  },
  'the end': {
    async go({ page }, agent) {
      await agent.does({ close: true });
      await expect(panel(page).getByRole('heading', { name: 'Thanks for chatting with us!' })).toBeVisible();
      await hears(page, ['Thanks for chatting with us!']);
    },
  },
};

const inShortRun = 'a question and its answer';

for (const [name, { isRefused, go }] of Object.entries(WALKS))
  test.describe(() => {
    if (isRefused) test.use({ tolerated: { ...FAILED_REQUESTS, 'the connection is cut': /WebSocket/ } });
    test(`heard: ${name}`, { tag: name === inShortRun ? [] : '@soak' }, async ({
      page,
      origins,
      sandbox,
    }) => {
      const sites = { page, origins, sandbox };
      await go(sites, await talk(sites));
    });
  });
