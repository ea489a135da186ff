/** @jest-environment-options {"resources": "usable"} */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { takeConsoleErrors } from '#src/testing/setup.ts';
import {
  HelocApplication,
  type HelocApplicationHandle,
  type HelocApplicationProps,
  type HelocEvent,
} from './index.tsx';

/** A remote that shows its organisation and notes what is done to it, in place of the real one's screens. */
const REMOTE = `{
  init() {},
  get: async () => () => ({
    mount(element, options) {
      const shown = document.createElement('p');
      const show = ({ org }) => { shown.textContent = 'Application of ' + org; };
      window.calls.push(['mount', options]);
      show(options);
      element.append(shown);
      options.onEvent({ type: 'ready' });
      return {
        ready: Promise.resolve(),
        async update(changes) {
          window.calls.push(['update', changes]);
          if (changes.org === 'NOBODY') throw Object.assign(Error('No such organisation'), { code: 'no-brand-data' });
          show(changes);
        },
        async unmount() { window.calls.push(['unmount']); shown.remove(); },
      };
    },
  }),
}`;

type Calls = [name: 'mount' | 'update' | 'unmount', options?: Record<string, unknown>][];
const page = window as unknown as { calls: Calls };
const names = () => page.calls.map(([name]) => name);
const application = (org = 'OAKLINE') => screen.findByText(`Application of ${org}`);

let server: Server;
let cdn: string;
/** How often the loader has been asked for, and how often that is going to fail. */
let asked = 0;
let failing = 0;

beforeAll(async () => {
  // As the build does it, with the real loader.
  Object.assign(globalThis, {
    __HELOC_VERSION__: '1.2.3',
    __HELOC_LOADER_INTEGRITY__: '',
    __HELOC_ASSETS__: '',
  });
  const { stdout, stderr } = spawnSync(
    'node_modules/.bin/esbuild',
    [
      path.resolve('remotes/embed.ts'),
      '--bundle',
      '--define:__HELOC_VERSION__="1.2.3"',
      '--define:__HELOC_RELEASES__={}',
      '--define:__HELOC_PRODUCTION__=false',
      '--log-level=warning',
    ],
    { encoding: 'utf8' },
  );
  if (stderr) throw new Error(stderr);
  server = createServer((request, answer) => {
    const [, remote] = /^\/heloc\/1\.2\.3\/(\w+)\/remoteEntry\.js$/.exec(request.url ?? '') ?? [];
    const isLoader = request.url?.startsWith('/heloc/1.2.3/embed.js');
    if (isLoader) asked += 1;
    const fails = (isLoader && failing-- > 0) || !(isLoader || remote);
    answer.writeHead(fails ? 404 : 200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
    });
    answer.end(fails ? '' : remote ? `var heloc_${remote} = ${REMOTE}` : stdout);
  });
  server.listen(0);
  await once(server, 'listening');
  cdn = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  page.calls = [];
});

const App = (props: HelocApplicationProps) => (
  <StrictMode>
    <HelocApplication cdn={cdn} org="OAKLINE" fallback={<b>One moment</b>} {...props} />
  </StrictMode>
);

test('where the loader does not come the fallback stays, the host is told, and the next one tries again', async () => {
  failing = 3;
  const events: HelocEvent[] = [];
  const { unmount } = render(<App onEvent={(event) => events.push(event)} />);
  await waitFor(() => expect(events).toHaveLength(1), { timeout: 5000 });
  expect(events[0]).toMatchObject({ type: 'error', code: 'remote-unavailable', retryable: true });
  expect(screen.getByText('One moment')).toBeInTheDocument();
  expect(asked).toBe(3);
  unmount();
  // jsdom says so of each script.
  expect(takeConsoleErrors()).toHaveLength(3);
  render(<App />);
  await application();
});

test('it mounts once in strict mode, in place of the fallback, and goes for good', async () => {
  const { container, unmount } = render(<App className="apply" basePath="/loans" />);
  expect(screen.getByText('One moment')).toBeInTheDocument();
  await application();
  await waitFor(() => expect(screen.queryByText('One moment')).toBeNull());
  expect(page.calls).toEqual([['mount', expect.objectContaining({ org: 'OAKLINE', basePath: '/loans' })]]);
  expect(container.querySelectorAll('.apply')).toHaveLength(1);
  unmount();
  await waitFor(() => expect(names()).toEqual(['mount', 'unmount']));
  expect(asked).toBe(4);
});

test('of props that change only those that differ are updates, and callbacks are always the last ones', async () => {
  const seen: string[] = [];
  const props = (number: number) => ({
    brand: { copy: { legal: { loanTerms: 'Text' } } },
    onEvent: () => seen.push(`event ${number}`),
    getToken: async () => `token ${number}`,
  });
  const { rerender } = render(<App {...props(1)} />);
  await application();
  rerender(<App {...props(2)} />);
  rerender(<App {...props(3)} org="QUILLMERE_BANK" />);
  await application('QUILLMERE_BANK');
  expect(page.calls.slice(1)).toEqual([['update', { org: 'QUILLMERE_BANK' }]]);
  const [[, mounted]] = page.calls as [
    [string, { onEvent(event: HelocEvent): void; getToken(): Promise<string> }],
  ];
  mounted.onEvent({ type: 'complete' });
  expect(seen).toEqual(['event 1', 'event 3']);
  expect(await mounted.getToken()).toBe('token 3');
});

test('what is refused is said once and not asked for again', async () => {
  const { rerender } = render(<App />);
  await application();
  rerender(<App org="NOBODY" />);
  rerender(<App org="NOBODY" />);
  await waitFor(() => expect(takeConsoleErrors()).toEqual([['[heloc] No such organisation']]));
  expect(names()).toEqual(['mount', 'update']);
});

test('a prop that a mount keeps mounts anew', async () => {
  const { rerender } = render(<App />);
  await application();
  rerender(<App history="memory" />);
  await waitFor(() => expect(names()).toEqual(['mount', 'unmount', 'mount']));
  expect(page.calls[2]?.[1]).toMatchObject({ history: 'memory' });
  rerender(<App history="memory" getToken={async () => null} />);
  await waitFor(() => expect(names()).toEqual(['mount', 'unmount', 'mount', 'unmount', 'mount']));
});

test('one that is gone before it has loaded is never mounted', async () => {
  const ref = createRef<HelocApplicationHandle>();
  const { unmount } = render(<HelocApplication cdn={cdn} org="OAKLINE" ref={ref} />);
  const ready = ref.current?.ready;
  unmount();
  await expect(ready).rejects.toMatchObject({ code: 'unmounted' });
  expect(names()).toEqual([]);
});

test('the ref is the application', async () => {
  const ref = createRef<HelocApplicationHandle>();
  render(<HelocApplication cdn={cdn} org="OAKLINE" ref={ref} />);
  await application();
  await act(async () => {
    await ref.current?.ready;
    await ref.current?.update({ org: 'EMBERFOLD_CU' });
  });
  await application('EMBERFOLD_CU');
  await act(async () => ref.current?.unmount());
  expect(names()).toEqual(['mount', 'update', 'unmount']);
});

test('a server renders its place', () => {
  expect(renderToString(<App className="apply" style={{ minHeight: 400 }} />)).toBe(
    '<div class="apply" style="min-height:400px"><div><b>One moment</b></div></div>',
  );
});
