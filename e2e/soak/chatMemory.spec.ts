import { log, openTalk, said, send } from '../support/chat.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';

test.use({
  chat: true,
  tolerated: { ...FAILED_REQUESTS, 'connections are cut': /^WebSocket connection to/ },
});

const MEGABYTE = 2 ** 20;

/** Runs in the page: what is in it, shadow roots as well. */
function countNodes(): number {
  const count = (node: Node): number =>
    [...node.childNodes].reduce(
      (sum, child) => sum + count(child),
      1 + (node instanceof Element && node.shadowRoot ? count(node.shadowRoot) : 0),
    );
  return count(document);
}

test('2,000 messages and 50 lost connections leave the page as small as it was', { tag: '@soak' }, async ({
  page,
  origins,
  sandbox,
}) => {
  test.setTimeout(1_800_000);
  const agent = await openTalk(page, origins, sandbox);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  const size = async () => {
    for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const { jsEventListeners } = await cdp.send('Memory.getDOMCounters');
    const nodes = await page.evaluate(countNodes);
    return { heap: usedSize, nodes, listeners: jsEventListeners };
  };
  const exchange = async (from: number, to: number) => {
    for (let count = from; count < to; count += 1) {
      await send(page, `Question ${count}`);
      await agent.does({ say: `Answer ${count}` });
      if (count % 20 === 19) {
        // It may be there before the question.
        await expect(said(page).getByText(`Answer ${count}`, { exact: true })).toHaveCount(1);
        await expect(log(page).getByText('Sending', { exact: true })).toHaveCount(0);
      }
    }
  };
  // As many as are kept, so that what they take is not what is looked for.
  await exchange(0, 160);
  const before = await size();
  for (let round = 0; round < 50; round += 1) {
    await exchange(160 + round * 20, 180 + round * 20);
    await agent.fails({ on: 'event', kind: 'close' });
    await agent.does({ say: `Lost ${round}` });
    await expect(said(page).last()).toHaveText(`Lost ${round}`, { timeout: 30_000 });
  }
  const after = await size();
  expect(after.heap - before.heap).toBeLessThan(5 * MEGABYTE);
  expect(after.nodes).toBeLessThan(before.nodes * 1.1);
  expect(after.listeners).toBeLessThan(before.listeners * 1.1);
  const sent = (await agent.has()).map(({ text }) => text);
  expect(sent.length).toBe(2 * (160 + 1000) + 50);
  expect(new Set(sent).size).toBe(sent.length);
});
