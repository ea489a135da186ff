import { afterEach, expect } from '@jest/globals';
import { contract, type EndpointName } from '#src/api/contract/contract.ts';
import type { PageDefinition } from '#src/features/screens/definePage.ts';
import type { RemoteDefinition } from '#src/mount/remote.ts';
import type { HelocEvent } from '#src/platform/events.ts';

/** A remote, and what its pages are held to. */
export interface TestedRemote extends RemoteDefinition {
  readonly pages: readonly PageDefinition[];
  /** What is asked around its pages, beside what every remote asks. */
  readonly background?: readonly EndpointName[];
}

/** Flags, telemetry, the bytes of files and the menus of the header, for every remote. */
const EVERYWHERE: readonly EndpointName[] = [
  'postFeature',
  'postFeatures',
  'postSession',
  'postEvent',
  'logoutRedirect',
  'getFigureInfo',
  'getNotifications',
  'postUpload',
  'headUpload',
  'patchUpload',
  'deleteUpload',
];

const PATTERNS = Object.entries(contract).map(
  ([name, { method, path }]) =>
    [name as EndpointName, method, new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)] as const,
);

interface Shown {
  remote: TestedRemote;
  events: readonly HelocEvent[];
  requests: EndpointName[];
}
const renders: Shown[] = [];

/** Holds the screens of a page to the calls that their definitions name. @returns notes a request */
export function watchCalls(
  remote: TestedRemote,
  events: readonly HelocEvent[],
): (method: string, url: string) => void {
  const shown: Shown = { remote, events, requests: [] };
  renders.push(shown);
  return (method, url) => {
    const { pathname } = new URL(url);
    const [name] = PATTERNS.find(([, verb, path]) => verb === method && path.test(pathname)) ?? [];
    if (name) shown.requests.push(name);
  };
}

afterEach(() => {
  const unnamed = renders.splice(0).flatMap(({ remote, events, requests }) => {
    const steps = events.flatMap((event) => (event.type === 'step' ? [event.path] : []));
    if (steps.length === 0) return [];
    const shown = remote.pages.filter(({ path }) => steps.includes(path));
    const named = [...EVERYWHERE, ...(remote.background ?? []), ...shown.flatMap(({ calls }) => calls)];
    return requests.filter((name) => !named.includes(name)).map((name) => `${[...new Set(steps)]}: ${name}`);
  });
  expect([...new Set(unnamed)]).toEqual([]);
});
