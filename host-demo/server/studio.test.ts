import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { zipSync } from 'fflate';
import type { Hono } from 'hono';
import { onDisk } from '../../themes/org/files.ts';
import { listOrgs } from '../../themes/org/read.ts';
import { createStudio } from './studio.ts';

const ORIGIN = 'http://localhost:4400';
const [ANY = ''] = listOrgs(onDisk('themes'));
let themes: string;
let studio: Hono;

beforeEach(() => {
  themes = mkdtempSync(path.join(tmpdir(), 'studio-'));
  for (const name of ['base', 'families', 'notices', 'hours.json', ANY])
    cpSync(path.join('themes', name), path.join(themes, name), { recursive: true });
  studio = createStudio(themes);
});

const send = (address: string, body: Uint8Array, headers: Record<string, string> = {}) =>
  studio.request(`${ORIGIN}${address}`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/zip', ...headers },
    body: body as Uint8Array<ArrayBuffer>,
  });
const bytes = (text: string) => new TextEncoder().encode(text);
const archive = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, bytes(text)])));

test('no other site can send anything, by a form as little as by a script', async () => {
  const zip = archive({ 'A_CU/brand.json': '{}' });
  for (const headers of [{ origin: 'https://a.example' }, { origin: 'null' }])
    for (const address of ['/organisations', '/check', '/drafts'])
      expect((await send(address, zip, headers)).status).toBe(403);
  expect((await send('/organisations', zip, { 'content-type': 'text/plain' })).status).toBe(400);
  expect(listOrgs(onDisk(themes))).toEqual([ANY]);
});

test('a folder that is there is not written over unless it is named again', async () => {
  const before = readFileSync(path.join(themes, ANY, 'brand.json'), 'utf8');
  for (const query of ['', '?replace=ANOTHER']) {
    const answer = await send(`/organisations${query}`, archive({ [`${ANY}/brand.json`]: '{}' }));
    expect(answer.status).toBe(409);
  }
  expect(readFileSync(path.join(themes, ANY, 'brand.json'), 'utf8')).toBe(before);
});

test.each(['../evil/brand.json', 'A_CU/../../evil.json', 'A_CU/run.js', 'A_CU/assets/logo.html'])(
  'an archive with %s is refused and nothing of it written',
  async (name) => {
    const answer = await send('/organisations', archive({ [name]: '{}' }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ problems: [{ code: 'archive' }] });
    expect(existsSync(path.join(themes, 'A_CU'))).toBe(false);
  },
);

test('what is drawn before it is saved is a picture or a font, by what it begins with', async () => {
  const draft = (text: string | Uint8Array) =>
    send('/drafts', typeof text === 'string' ? bytes(text) : text, {
      'content-type': 'application/octet-stream',
    });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>';
  const { url } = (await (await draft(svg)).json()) as { url: string };
  const shown = await studio.request(`${ORIGIN}${url.replace('/studio/v1', '')}`);
  expect(await shown.text()).toBe(svg);
  expect(shown.headers.get('content-type')).toBe('image/svg+xml');
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  for (const bad of [svg.replace('<path', '<script>alert(1)</script><path'), '<html></html>', 'wOFx'])
    expect((await draft(bad)).status).toBe(400);
});

test('organisations are listed, and given with what stands under them', async () => {
  const listed = await (await studio.request(`${ORIGIN}/organisations`)).json();
  expect(listed).toEqual([expect.objectContaining({ code: ANY })]);
  expect((await studio.request(`${ORIGIN}/organisations/NOBODY`)).status).toBe(404);
  for (const address of [`/organisations/${ANY}`, '/library'])
    expect((await studio.request(`${ORIGIN}${address}`)).headers.get('content-type')).toBe('application/zip');
});
