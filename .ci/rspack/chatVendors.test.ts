import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const CACHE = 'node_modules/.cache';
mkdirSync(CACHE, { recursive: true });
const out = mkdtempSync(`${CACHE}/without-vendors-`);
let said: string;
beforeAll(() => {
  const { HELOC_CHAT_VENDORS: _, ...env } = process.env;
  const { stdout, stderr, status } = spawnSync(
    'node_modules/.bin/rspack',
    ['build', '--mode', 'production', '--env', 'only=chat'],
    { encoding: 'utf8', env: { ...env, HELOC_DIST: out } },
  );
  said = `${stdout}${stderr}`;
  if (status !== 0) throw new Error(said);
});
afterAll(() => rmSync(out, { recursive: true }));

/** The scripts of the chat that have a text. */
const withText = (text: string) =>
  readdirSync(path.join(out, 'chat')).filter((file) =>
    readFileSync(path.join(out, 'chat', file), 'utf8').includes(text),
  );

test('without a contract nothing of a vendor’s client is built, and the build says so', () => {
  expect(said).toContain('Not in this build: chat by stream');
  // Texts of the client that no minifier takes away, and one of a mode that is always there.
  expect(withText('chat.stream-io-api.com')).toEqual([]);
  expect(withText('max_message_length')).toEqual([]);
  expect(withText('/service-omni-proxy/websocket')).not.toEqual([]);
});

test('a release has nothing of what those who test see of agents', () => {
  expect(withText('agent/onboarding')).toEqual([]);
});
