import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signIn } from '../support/application.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { GUEST, type Origins } from '../support/origins.ts';
import { completeProperty, heading } from '../support/registration.ts';

/** Pages whose visits are recorded: what of the recording reaches the API, and no one else. */

const LINK = 'https://app.fullstory.com/ui/ORG/session/1:2';
const NAMES = ['x-session-replay-url', 'x-session-replay-id'];

test.use({
  tolerated: {
    ...FAILED_REQUESTS,
    'what the browser says of a refused call':
      /blocked by CORS policy: Request header field x-session-replay/,
  },
  ribbon: true,
});

/** A page of a lender's with a recorder that is ready from the beginning. */
const host = ({ cdn }: Origins, more = '') => `<!doctype html><html lang="en"><title>Host</title>
  <script>FS = (command, as) => command === 'getSession' ? (as ? '1:2' : '${LINK}') : undefined;</script>
  <script src="${cdn}/heloc/v1/embed.js"></script><div id="apply"></div>
  <script>HelocWidget.mount({ target: '#apply', org: 'OAKLINE', ${more} });</script>`;

test('the API is told of the recording, nobody else is', async ({ page, origins, sandbox }) => {
  const told = new Map<string, Set<string>>();
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    const names = told.get(origin) ?? new Set();
    told.set(origin, names);
    for (const name of NAMES) names.add(name in request.headers() ? 'with' : 'without');
  });
  const { uuid, jwt } = await sandbox.create({ status: { checklistStatus: 'HMDA' } });
  await signIn(page, origins, jwt);
  told.clear();
  await page.route(`${origins.lender}/account/heloc/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: host(origins) }),
  );
  await page.goto(`${origins.lender}/account/heloc/${uuid}`);
  await expect(heading(page, 'Demographic information')).toBeVisible();
  const kept = async () =>
    (await sandbox.call<{ path: string }[]>('GET', '/requests')).filter(
      ({ path }) => path === `/service-application/api/v1/application/heloc/${uuid}/full-story-link`,
    );
  await expect.poll(async () => (await kept()).length).toBe(1);
  expect([...(told.get(origins.api) ?? [])]).toEqual(['with']);
  expect(told.size).toBeGreaterThan(2);
  for (const [origin, names] of told) if (origin !== origins.api) expect([...names]).toEqual(['without']);
});

/** An API whose gateway does not know the headers: it stands before the sandbox's. */
async function strictGateway(api: string): Promise<{ server: Server; url: string; preflights: string[] }> {
  const preflights: string[] = [];
  const server = createServer((asked, answer) => {
    const { 'access-control-request-headers': headers = '' } = asked.headers;
    if (asked.method === 'OPTIONS') preflights.push(headers);
    const to = { method: asked.method, headers: { ...asked.headers, host: new URL(api).host } };
    asked.pipe(
      forward(`${api}${asked.url}`, to, (got) => {
        const allowed = got.headers['access-control-allow-headers']
          ?.split(',')
          .filter((name) => !NAMES.includes(name.trim().toLowerCase()));
        answer.writeHead(got.statusCode ?? 502, {
          ...got.headers,
          ...(allowed ? { 'access-control-allow-headers': allowed.join(',') } : {}),
        });
        got.pipe(answer);
      }),
    );
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://localhost:${port}`, preflights };
}

test('an API that does not allow the headers gets its calls without', async ({ page, origins }) => {
  const { server, url, preflights } = await strictGateway(origins.api);
  // Not by a route of the test's, which would answer what the browser asks beforehand.
  const html = host(origins, `environment: 'test', apiBaseUrl: '${url}'`);
  const lender = createServer((_, answer) =>
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end(html),
  ).listen(Number(new URL(GUEST).port));
  try {
    const answered: string[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(url) && response.status() === 200) answered.push(response.url());
    });
    await page.goto(`${GUEST}/account/heloc/register-v2`);
    await completeProperty(page);
    await expect(heading(page, 'Is this property currently for sale?')).toBeVisible();
    await expect.poll(() => answered.length).toBeGreaterThan(3);
    await expect(page.getByText('not answer')).toHaveCount(0);
    const withHeaders = () => preflights.filter((headers) => headers.includes(NAMES[0] ?? ''));
    const tried = withHeaders().length;
    // Those that began together, and one look; afterwards none.
    expect(tried).toBeGreaterThan(0);
    await page.getByRole('radio', { name: 'No' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page, /income/)).toBeVisible();
    expect(withHeaders()).toHaveLength(tried);
  } finally {
    lender.close();
    lender.closeAllConnections();
    server.close();
    server.closeAllConnections();
  }
});
