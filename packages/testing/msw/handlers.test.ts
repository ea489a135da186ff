import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { setupServer } from 'msw/node';
import { contract } from '#src/api/contract/contract.ts';
import { type Endpoint, fillPath } from '#src/api/contract/endpoint.ts';
import type { EndpointName } from './endpoints.ts';
import { helocHandlers } from './handlers.ts';
import { endpointsModule } from './testing/examples.ts';

const FILE = 'packages/testing/msw/endpoints.ts';
const API = 'https://api.example/base';
const UUID = '7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20';

test('the endpoints are what the contract says (UPDATE_DOCS=1 writes them)', () => {
  const text = endpointsModule();
  if (process.env.UPDATE_DOCS) writeFileSync(FILE, text);
  expect(existsSync(FILE) && readFileSync(FILE, 'utf8')).toBe(text);
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const endpoints: [string, Endpoint][] = Object.entries(contract);
const parameters = (path: string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, UUID]));
const call = ({ method, path, body }: Endpoint, init: RequestInit = {}) =>
  fetch(API + fillPath(path, parameters(path)), { method, ...(body ? { body: '{}' } : {}), ...init });

describe('the handlers', () => {
  test.each(endpoints)('answer %s as its schema asks', async (_, endpoint) => {
    server.use(...helocHandlers({ apiBaseUrl: `${API}/` }));
    const response = await call(endpoint);
    expect(response.ok).toBe(true);
    if (endpoint.responseKind === 'headers') {
      expect(response.headers.get('tus-resumable')).toBe('1.0.0');
    } else if (endpoint.responseKind === 'binary') {
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(await response.text()).toMatch(/^%PDF/);
    } else {
      const body = await response.json();
      expect(endpoint.response.validateSync(body, { strict: true })).toEqual(body);
    }
  });

  test('let a test answer a call by its name', async () => {
    const seen: unknown[] = [];
    server.use(
      ...helocHandlers({
        apiBaseUrl: API,
        answers: {
          getStatus: { checklistStatus: 'DECLINED' },
          getContact: ({ params }) => {
            seen.push(params);
            return new Response('{"message":"not now"}', { status: 503 });
          },
          getProfile: null,
        },
      }),
    );
    expect(await (await call(contract.getStatus)).json()).toEqual({ checklistStatus: 'DECLINED' });
    for (const _ of [1, 2]) expect((await call(contract.getContact)).status).toBe(503);
    expect(seen).toEqual([{ uuid: UUID }, { uuid: UUID }]);
    expect(await (await call(contract.getProfile)).json()).toBeNull();
  });

  test('answer a login with a token that is in a header as well', async () => {
    server.use(...helocHandlers({ apiBaseUrl: API }));
    const response = await call(contract.login);
    const { jwt } = (await response.json()) as { jwt: string };
    expect(response.headers.get('authorization')).toBe(jwt);
    const [, claims = ''] = jwt.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      sub: expect.any(String),
    });
  });

  test('have the name of every call, and of no other', () => {
    // Questions for the compiler.
    const known: Record<EndpointName, Endpoint> = contract;
    const named: Record<keyof typeof contract, unknown> = known;
    expect(helocHandlers({ apiBaseUrl: API })).toHaveLength(Object.keys(named).length);
  });
});
