import { afterEach, expect } from '@jest/globals';
import { notices } from '#remotes/borrower/notices/screens.ts';
import { screens } from '#remotes/borrower/screens.ts';
import { contract, type EndpointName } from '#src/api/contract/contract.ts';
import type { PageDefinition } from '#src/features/screens/definePage.ts';
import type { HelocEvent } from '#src/platform/events.ts';
import { TESTED_BY } from './failureMatrix/testedBy.ts';

/** What is asked around the screens: by the gate, the shell, drafts, telemetry and the way out. */
const EVERYWHERE = Object.keys(TESTED_BY);

/** What registration could not finish is done on whatever page comes next. */
const FOLLOW_UP: readonly EndpointName[] = ['getConsentPrompt', 'postUserConsents', 'putProfilePhone'];

const PATTERNS = Object.entries(contract).map(
  ([name, { method, path }]) => [name, method, new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)] as const,
);

const PAGES: readonly PageDefinition[] = [...screens, ...notices];

interface Shown {
  events: readonly HelocEvent[];
  requests: string[];
}
const pages: Shown[] = [];

/** Holds the screens of a page to the calls that their definitions name. @returns notes a request */
export function watchCalls(events: readonly HelocEvent[]): (method: string, url: string) => void {
  const shown: Shown = { events, requests: [] };
  pages.push(shown);
  return (method, url) => {
    const { pathname } = new URL(url);
    const [name] = PATTERNS.find(([, verb, path]) => verb === method && path.test(pathname)) ?? [];
    if (name) shown.requests.push(name);
  };
}

afterEach(() => {
  const unnamed = pages.splice(0).flatMap(({ events, requests }) => {
    const steps = events.flatMap((event) => (event.type === 'step' ? [event.path] : []));
    const shown = steps.map((path) => PAGES.find((page) => page.path === path));
    // Registration has no such list.
    if (shown.length === 0 || shown.includes(undefined)) return [];
    const named: readonly string[] = [
      ...EVERYWHERE,
      ...FOLLOW_UP,
      ...shown.flatMap((page) => page?.calls ?? []),
    ];
    return requests.filter((name) => !named.includes(name)).map((name) => `${[...new Set(steps)]}: ${name}`);
  });
  expect([...new Set(unnamed)]).toEqual([]);
});
