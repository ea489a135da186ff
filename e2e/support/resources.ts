import type { Page } from '@playwright/test';
import { countListeners } from './hostSites.ts';

/** Runs in every page before its scripts: `resources()` counts what works on for somebody, or is kept for them. */
function record(): void {
  const counts = new Map<string, number>();
  const add = (name: string, by: 1 | -1) => counts.set(name, (counts.get(name) ?? 0) + by);

  type Start = (callback: (...all: unknown[]) => void, ...rest: unknown[]) => number;
  /** Either of their two stops a timer of the other kind as well. */
  const timers = new Map<number, string>();
  const wrapTimer = (start: string, stop: string, isOnce: boolean, names = new Map<number, string>()) => {
    const page = window as unknown as Record<string, Start> & Record<string, (id: number) => void>;
    const [begin, end] = [page[start], page[stop]];
    if (!begin || !end) return;
    const forget = (id: number) => {
      const name = names.get(id);
      if (name && names.delete(id)) add(name, -1);
    };
    Object.assign(page, {
      [start](callback: (...all: unknown[]) => void, ...rest: unknown[]) {
        const id = begin(
          (...all) => {
            if (isOnce) forget(id);
            callback(...all);
          },
          ...rest,
        );
        const name = [start, ...rest.filter((each) => typeof each === 'number')].join(' ');
        names.set(id, name);
        add(name, 1);
        return id;
      },
      [stop](id: number) {
        forget(id);
        end(id);
      },
    });
  };
  wrapTimer('setTimeout', 'clearTimeout', true, timers);
  wrapTimer('setInterval', 'clearInterval', false, timers);
  wrapTimer('requestAnimationFrame', 'cancelAnimationFrame', true);
  wrapTimer('requestIdleCallback', 'cancelIdleCallback', true);

  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver']) {
    const { prototype } =
      (window as unknown as Record<string, { prototype: Record<string, unknown> }>)[name] ?? {};
    if (!prototype) continue;
    const targets = new WeakMap<object, Set<unknown>>();
    const wrap = (method: string, change: (observed: Set<unknown>, target: unknown) => void) => {
      const original = prototype[method] as ((...all: unknown[]) => unknown) | undefined;
      if (!original) return;
      prototype[method] = function (this: object, ...all: unknown[]) {
        const observed = targets.get(this) ?? new Set();
        targets.set(this, observed);
        const was = observed.size > 0;
        change(observed, all[0]);
        if (was !== observed.size > 0) add(name, was ? -1 : 1);
        return original.apply(this, all);
      };
    };
    wrap('observe', (observed, target) => observed.add(target));
    wrap('unobserve', (observed, target) => observed.delete(target));
    wrap('disconnect', (observed) => observed.clear());
  }

  /** How many entries there are in maps, sets and lists that hang on it. */
  const entriesOf = (value: unknown, depth = 3): number => {
    if (typeof value !== 'object' || value === null || depth === 0) return 0;
    const items: unknown[] =
      value instanceof Map || value instanceof Set ? [...value.values()] : Object.values(value);
    return items.reduce((sum: number, item) => sum + entriesOf(item, depth - 1), items.length);
  };
  const registries = () =>
    [window, document].flatMap((owner) =>
      Object.getOwnPropertySymbols(owner)
        .filter(({ description = '' }) => description.startsWith('heloc.'))
        .map((key) => [String(key), entriesOf((owner as unknown as Record<symbol, unknown>)[key])] as const),
    );
  const resources = async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const listeners = (window as unknown as { listeners(): [string, number][] }).listeners();
    const all: [string, number][] = [
      ...[...counts].filter(([, count]) => count > 0),
      ...listeners.map(([name, count]): [string, number] => [`listeners ${name}`, count]),
      ...registries().map(([name, count]): [string, number] => [name, count]),
      ['locks', held.length + pending.length],
      ['fonts', document.fonts.size],
      ['style sheets', document.adoptedStyleSheets.length + document.styleSheets.length],
      ['elements', document.querySelectorAll('*').length],
      ['keys in storage', localStorage.length + sessionStorage.length],
    ];
    return Object.fromEntries(all.filter(([, count]) => count > 0));
  };
  Object.assign(window, { resources });
}

export async function watchResources(page: Page): Promise<void> {
  await page.addInitScript(countListeners);
  await page.addInitScript(record);
}

/** Timers, observers, listeners of the page, locks, entries of registries, styles, elements and storage: how many of each. */
export const resourcesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { resources(): Promise<Record<string, number>> }).resources());
