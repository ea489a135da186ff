import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { localCallers } from './http/callers.ts';
import { type Served, serveLocally } from './serve.ts';

const ORIGINS = {
  lender: 'http://localhost:6400',
  dashboard: 'http://localhost:6401',
  cdn: 'http://localhost:6402',
  api: 'http://localhost:6403',
};
const LICENSES = '/service-application/external/api/v1/heloc/state-licenses?orgCode=OAKLINE';
const JSON_TYPE = { 'content-type': 'application/json' };

let sandbox: TestSandbox;
let served: Served;
const url = (path: string, host = '127.0.0.1') => `http://${host}:${served.port}${path}`;
beforeAll(async () => {
  sandbox = await createTestSandbox({ callers: localCallers(ORIGINS) });
  served = await serveLocally(sandbox.app, 0);
});
afterAll(async () => {
  sandbox.close();
  await served.close();
});

/** Over HTTP as well: these callers do not include a test's in process. */
async function control(method: string, path: string, body?: unknown): Promise<unknown> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(url(`/sandbox/v1${path}`), { method, headers: JSON_TYPE, ...sent });
  expect(response.status).toBe(200);
  return response.json();
}

/** A request as a browser sends it for a foreign host name that points here; `fetch` sets this header itself. */
function asked(path: string, headers: Record<string, string>): Promise<{ status?: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url(path), { headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString() });
    });
    sent.on('error', reject).end();
  });
}

test('over HTTP: answers, and a connection that is really cut', async () => {
  const response = await fetch(url(LICENSES));
  expect(response.status).toBe(200);
  expect(await response.json()).toContainEqual(expect.objectContaining({ abbrev: 'CA' }));

  await control('POST', '/faults', { path: '**/state-licenses', kind: 'network', times: 1 });
  await expect(fetch(url(LICENSES))).rejects.toThrow('fetch failed');
  await control('POST', '/faults', { path: '**/state-licenses', kind: 'timeout', times: 1 });
  await expect(fetch(url(LICENSES), { signal: AbortSignal.timeout(50) })).rejects.toThrow(/timeout/);
  expect((await fetch(url(LICENSES))).status).toBe(200);
  await expect(serveLocally(sandbox.app, served.port)).rejects.toThrow(/is in use/);
});

test('a connection outlives a pause of its caller, who would send a change into one that is being closed', async () => {
  const { headers } = await fetch(url(LICENSES));
  expect(headers.get('keep-alive')).toBe('timeout=60');
});

test.each(['127.0.0.1', '[::1]', 'localhost'])('listens at %s', async (host) => {
  expect((await fetch(url(LICENSES, host))).status).toBe(200);
});

test('listens at no other address', async () => {
  // Another address of this machine, which reaches a server that listens on all of them.
  await expect(fetch(url(LICENSES, '127.0.0.2'))).rejects.toThrow('fetch failed');
});

describe('the name it is called by', () => {
  test.each(['localhost', 'localhost:6403', 'oakline-ny.localhost:6403', '127.0.0.1:6403', '[::1]:6403'])(
    '%s is its own',
    async (host) => {
      expect((await asked(LICENSES, { host })).status).toBe(200);
    },
  );

  test.each([
    'evil.example',
    'evil.example:6403',
    'localhost.evil.example:6403',
    'notlocalhost:6403',
    '127.0.0.1.evil.example',
    '192.168.0.7:6403',
    'api.test',
  ])('%s is somebody else’s', async (host) => {
    for (const path of [LICENSES, '/sandbox/v1/outbox']) {
      const { status, text } = await asked(path, { host });
      expect(status).toBe(421);
      expect(JSON.parse(text)).toEqual({
        errors: [`The sandbox answers at localhost only, not at ${host}.`],
      });
    }
  });
});

describe('pages that may read its answers', () => {
  const allowed = async (origin: string, method = 'GET') => {
    const headers = { origin, 'access-control-request-method': 'PUT' };
    const response = await fetch(url('/sandbox/v1/outbox'), { method, headers });
    return response.headers.get('access-control-allow-origin');
  };

  test.each([...Object.values(ORIGINS), 'http://oakline-ny.localhost:6400'])('%s', async (origin) => {
    expect(await allowed(origin)).toBe(origin);
    expect(await allowed(origin, 'OPTIONS')).toBe(origin);
  });

  test.each([
    'null',
    'https://evil.example',
    'http://localhost',
    'http://localhost:6404',
    'http://localhost:8080',
    'https://localhost:6400',
    'http://oakline-ny.localhost:6401',
    'http://oakline-ny.localhost:8080',
    'http://localhost:6400.evil.example',
    'http://localhost.evil.example:6400',
  ])('not %s', async (origin) => {
    expect(await allowed(origin)).toBeNull();
    expect(await allowed(origin, 'OPTIONS')).toBeNull();
  });
});

test('a page that somebody tries the application on has the product’s API, and not the control surface', async () => {
  const guest = 'http://localhost:8080';
  const { isOrigin } = localCallers(ORIGINS, [guest]);
  expect(isOrigin(guest, LICENSES)).toBe(true);
  expect(isOrigin(guest, '/sandbox/v1/outbox')).toBe(false);
  expect(isOrigin(ORIGINS.lender, '/sandbox/v1/outbox')).toBe(true);
  for (const stranger of [
    'https://lender.example',
    'http://localhost.evil.example',
    'http://localhost:8080/apply',
  ])
    expect(() => localCallers(ORIGINS, [stranger])).toThrow(/on this machine/);
});

describe('a change', () => {
  const CHANGES = [
    ['POST', '/applications'],
    ['POST', '/reset'],
    ['POST', '/faults'],
    ['DELETE', '/faults'],
    ['PUT', '/flags'],
    ['PUT', '/clock'],
    ['PUT', '/operating-hours'],
    ['DELETE', '/requests'],
    ['PATCH', '/applications/00000000-0000-4000-8000-000000000000'],
    ['POST', '/applications/00000000-0000-4000-8000-000000000000/hold'],
    ['POST', '/applications/00000000-0000-4000-8000-000000000000/release'],
  ] as const;
  /** What a browser sends for any page without asking first, and what only resembles the type that it asks for. */
  const TYPES = [
    undefined,
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
    'text/plain, application/json',
  ];

  test.each(CHANGES)('%s %s is refused without its type', async (method, path) => {
    const { uuid } = (await control('POST', '/applications', {})) as { uuid: string };
    for (const type of TYPES) {
      for (const body of [undefined, new TextEncoder().encode('{}')]) {
        const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
        const response = await fetch(url(`/sandbox/v1${path}`), {
          method,
          headers,
          ...(body && { body }),
        });
        expect([type, response.status]).toEqual([type, 415]);
        expect(await response.json()).toEqual({
          errors: [`${method} needs the header content-type: application/json, also without a body.`],
        });
      }
    }
    await control('GET', `/applications/${uuid}`);
  });

  test('is made with it, with a charset and without a body, too', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    const response = await fetch(url('/sandbox/v1/requests'), { method: 'DELETE', headers });
    expect(response.status).toBe(200);
    await control('POST', '/applications');
  });
});
