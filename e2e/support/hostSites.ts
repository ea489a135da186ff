import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { headersOf, NONCE } from './embeddingGuide.ts';
import type { Origins } from './origins.ts';
import { onDemo } from './packed.ts';

const DIST = path.resolve(import.meta.dirname, '../..', process.env.HELOC_DIST ?? 'dist');
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** The routes that every host has; its page is one for all of them. */
const isRoute = (pathname: string) => /^\/(rates|account\/heloc(\/.*)?)$/.test(pathname);

/**
 * Serves a host of e2e/hosts, as it was built, on the lender's origin and with the headers of the guide. A page that has a
 * `<base>`, as Angular's have, allows its own.
 */
export async function serveHost(page: Page, origins: Origins, name: string, hasBase = false): Promise<void> {
  const folder = path.join(DIST, 'e2e/hosts', name);
  if (!existsSync(folder)) throw new Error(`${folder} is not there: run node .ci/hosts.mjs`);
  const headers = headersOf('policy.http', origins);
  if (hasBase) {
    const policy = headers['Content-Security-Policy'] ?? '';
    headers['Content-Security-Policy'] = policy.replace("base-uri 'none'", "base-uri 'self'");
  }
  await page.route(
    ({ origin }) => origin === origins.lender,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      // No user is logged in at the host.
      if (pathname === '/session/token') return route.fulfill({ status: 204 });
      const file = path.join(folder, isRoute(pathname) ? 'index.html' : pathname);
      const contentType = TYPES[path.extname(file)];
      if (!contentType || !existsSync(file)) return route.continue();
      const text = readFileSync(file, 'utf8').replaceAll('{{nonce}}', NONCE);
      return route.fulfill({ contentType, headers, body: onDemo(text, origins) });
    },
  );
}

/** Runs in every page before its scripts: counts what listens to the page as a whole. */
export function countListeners(): void {
  const counts = new Map<string, number>();
  const seen = new WeakMap<EventTarget, Map<string, Set<unknown>>>();
  const nameOf = (target: EventTarget) =>
    [window, document, document.documentElement, document.body, window.navigation, window.visualViewport]
      .filter(Boolean)
      .includes(target as never) || target instanceof MediaQueryList
      ? target.constructor.name
      : undefined;
  type Options = boolean | AddEventListenerOptions | undefined;
  const captures = (options: Options) => (typeof options === 'object' ? options.capture : options) === true;
  const change = (target: EventTarget, type: string, listener: unknown, options: Options, by: 1 | -1) => {
    const name = nameOf(target);
    if (!name || !listener) return;
    const key = `${type} ${captures(options)}`;
    const all = seen.get(target) ?? new Map<string, Set<unknown>>();
    seen.set(target, all);
    const same = all.get(key) ?? new Set();
    all.set(key, same);
    if (same.has(listener) === (by === 1)) return;
    if (by === 1) same.add(listener);
    else same.delete(listener);
    counts.set(`${name} ${type}`, (counts.get(`${name} ${type}`) ?? 0) + by);
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const self = this ?? window;
    change(self, type, listener, options, 1);
    const gone = () => change(self, type, listener, options, -1);
    if (typeof options === 'object') {
      options.signal?.addEventListener('abort', gone);
      if (options.once) addEventListener.call(self, type, gone, options);
    }
    addEventListener.call(self, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const self = this ?? window;
    change(self, type, listener, options, -1);
    removeEventListener.call(self, type, listener, options);
  };
  Object.assign(window, { listeners: () => [...counts].filter(([, count]) => count > 0).sort() });
}

/** What is on the page: its elements, styles, fonts and listeners, but for some. Scripts stay once they have run. */
export const inventory = (page: Page, except: readonly string[]) =>
  page.evaluate(
    (left) => ({
      title: document.title,
      body: document.body.outerHTML,
      head: [...document.head.children]
        .filter((element) => !element.matches('script, [rel=modulepreload]'))
        .map((element) => element.outerHTML),
      sheets: [...document.styleSheets, ...document.adoptedStyleSheets].length,
      fonts: [...document.fonts].map(({ family }) => family),
      listeners: (window as unknown as { listeners(): [string, number][] })
        .listeners()
        .filter(([name]) => !left.includes(name)),
    }),
    except,
  );

/** What the page's remotes and its host have for React: the modules themselves, since two copies may be of one version. */
export const reactsOf = (page: Page) =>
  page.evaluate(() => {
    type Shared = Record<string, { loaded?: unknown; lib?: () => { useState?: unknown; version?: string } }>;
    type Maps = { shareScopeMap: Record<string, { react?: Shared }> };
    const view = window as unknown as {
      __FEDERATION__?: { __INSTANCES__?: Maps[] };
      hostReact?: { useState: unknown };
    };
    const found = new Map<unknown, string | undefined>();
    for (const { shareScopeMap } of view.__FEDERATION__?.__INSTANCES__ ?? [])
      for (const { react = {} } of Object.values(shareScopeMap))
        for (const { lib } of Object.values(react)) if (lib) found.set(lib().useState, lib().version);
    return {
      shared: found.size,
      isHosts: found.has(view.hostReact?.useState),
    };
  });
