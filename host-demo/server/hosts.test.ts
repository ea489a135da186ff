import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { createDashboard, createLender } from './hosts.ts';
import { ORIGINS } from './origins.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const folders = { pages: 'host-demo', dist: 'dist/host-demo', themes: 'themes' };
const HOSTS = { lender: createLender(folders, read), dashboard: createDashboard(folders, read) };

const PATHS = [
  '/account/heloc',
  '/account/heloc/register-v2?org=OAKLINE',
  '/account/heloc/3f0a/start/profile',
  '/account/heloc/heloc-signer/login',
  '/account/heloc/identity-handoff',
  '/dashboard',
  '/dashboard/settings',
  '/contact',
  '/universal-marketplace',
  '/terms',
  '/auth/login',
];

describe.each(Object.entries(HOSTS))('%s', (_, host) => {
  test.each(PATHS)('no cache keeps the page at %s', async (path) => {
    const answer = await host.request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

test("the demo's pages send the headers that lenders are asked for", async () => {
  const { headers } = await HOSTS.lender.request('/account/heloc');
  const asked = read('e2e/embedding/policy.http')
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/, 2) as [string, string]);
  expect(asked).toHaveLength(6);
  for (const [name] of asked) {
    const given = (headers.get(name) ?? '')
      .replaceAll(ORIGINS.cdn, 'https://cdn.example')
      .replaceAll(ORIGINS.api, 'https://api.example')
      .replaceAll(ORIGINS.api.replace(/^http/, 'ws'), 'wss://api.example')
      .replace(/nonce-[^']+/g, 'nonce-R4nd0m');
    expect([name, given]).toEqual(asked.find(([other]) => other === name));
  }
});
