import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/fixtures.ts';

test('the demo is reached from its own machine alone', async ({ origins }) => {
  for (const origin of Object.values(origins)) {
    const { port } = new URL(origin);
    for (const host of ['127.0.0.1', '[::1]']) await fetch(`http://${host}:${port}/healthz`);
    // Another address of this machine, which only a server that listens on all addresses would answer.
    await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow('fetch failed');
  }
});

test('a page at 127.0.0.1 goes to where the API knows it', async ({ page, origins }) => {
  const path = '/account/heloc/register-v2?org=OAKLINE';
  await page.goto(origins.lender.replace('localhost', '127.0.0.1') + path);
  expect(page.url()).toContain(origins.lender + path);
});

test.describe('another page of the same browser', () => {
  test.use({
    tolerated: { 'the browser tells what it refused': /blocked by CORS policy|^Failed to load resource/ },
  });

  // A real server: for requests that a test intercepts, the browser sends no CORS preflight.
  let stranger: Server;
  test.beforeAll(async () => {
    stranger = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end());
    await new Promise<void>((resolve) => stranger.listen(0, 'localhost', resolve));
  });
  test.afterAll(() => void stranger.close());

  test('reads nothing and changes nothing', async ({ page, origins, sandbox }) => {
    const { uuid } = await sandbox.create({ status: { checklistStatus: 'HMDA' } });
    await page.goto(`http://localhost:${(stranger.address() as AddressInfo).port}/`);
    const outcome = await page.evaluate(async (api) => {
      const read = (url: string, init?: RequestInit) =>
        fetch(api + url, init).then(
          ({ type }) => type,
          () => 'refused',
        );
      const empty = { method: 'POST', mode: 'no-cors' } as const;
      return {
        outbox: await read('/sandbox/v1/outbox'),
        reset: await read('/sandbox/v1/reset', empty),
        resetAsText: await read('/sandbox/v1/reset', { ...empty, body: '{}' }),
        resetAsJson: await read('/sandbox/v1/reset', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
        }),
        beacon: navigator.sendBeacon(`${api}/sandbox/v1/reset`, '{}'),
      };
    }, origins.api);
    // What is sent without asking arrives, unread: there the sandbox itself refuses.
    expect(outcome).toEqual({
      outbox: 'refused',
      reset: 'opaque',
      resetAsText: 'opaque',
      resetAsJson: 'refused',
      beacon: true,
    });
    await sandbox.call('GET', `/applications/${uuid}`);
  });
});
