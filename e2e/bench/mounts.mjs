import { onPage, openBarePage } from './pages.mjs';

/**
 * What the engine makes of running code, the shapes of objects among it, and what the browser keeps for the inspector:
 * neither is held by the page.
 */
const NOT_HELD = new Set(['code', 'native', 'hidden', 'synthetic', 'object shape']);

/** The size of everything that scripts hold: objects, arrays, closures, texts. */
export async function heldBytes(cdp) {
  const chunks = [];
  const keep = ({ chunk }) => chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = ['type', 'self_size'].map((name) => fields.indexOf(name));
  let held = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (!NOT_HELD.has(types[type][nodes[at + type]])) held += nodes[at + size];
  }
  return held;
}

async function read(page, cdp) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const get = (name) => metrics.find((metric) => metric.name === name).value;
  return { nodes: get('Nodes'), listeners: get('JSEventListeners'), used: get('JSHeapUsedSize') };
}

/** Counts and memory of the page once collecting garbage again frees nothing more; with `Performance` enabled. */
export async function waitUntilIdle(page, cdp) {
  let before = await read(page, cdp);
  for (;;) {
    const now = await read(page, cdp);
    if (now.nodes >= before.nodes && now.used > before.used - 4096) return now;
    before = now;
  }
}

/** 100 mounts and unmounts: what is left of nodes, listeners and heap. */
export const mounts = (browser, origins) =>
  onPage(browser, async (page, cdp) => {
    await openBarePage(page, origins);
    await cdp.send('Performance.enable');
    const round = (count) =>
      page.evaluate(async (times) => {
        for (let index = 0; index < times; index += 1) {
          const app = window.HelocWidget.mount({ target: '#apply', org: 'OAKLINE', history: 'memory' });
          await app.ready;
          await app.unmount();
        }
      }, count);
    const state = async () => ({ ...(await waitUntilIdle(page, cdp)), held: await heldBytes(cdp) });
    await round(20);
    const before = await state();
    await round(100);
    const after = await state();
    return {
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      held: (after.held - before.held) / 1024,
      used: (after.used - before.used) / 1024,
    };
  });
