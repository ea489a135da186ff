import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { createDashboard, createLender } from './hosts.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const folders = { pages: 'host-demo', dist: 'dist/host-demo' };
const HOSTS = { lender: createLender(folders, read), dashboard: createDashboard(folders, read) };

const PATHS = [
  '/account/heloc',
  '/account/heloc/register-v2?org=OAKLINE',
  '/account/heloc/3f0a/start/profile',
  '/account/heloc/heloc-signer/login',
  '/account/heloc/identity-handoff',
  '/dashboard',
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
