import type { Page } from '@playwright/test';

/**
 * Runs in every page before its scripts: `globalsSince()` reads what the page has for all of its scripts, which is what
 * stands on `window`, on built-ins and on their prototypes, and answers how that differs from the last time.
 */
function record(): void {
  type Read = Map<string, PropertyDescriptor>;
  const { getOwnPropertyDescriptor, getPrototypeOf } = Object;
  const { ownKeys } = Reflect;
  const isOwner = (value: unknown): value is object =>
    (typeof value === 'object' && value !== null) || typeof value === 'function';
  /** Those of the browser, before any script: what a page adds is compared by what it is, not by what is in it. */
  const owners = new Map<object, string>([[window, 'window']]);
  for (const key of ownKeys(window)) {
    const { value } = getOwnPropertyDescriptor(window, key) ?? {};
    for (const [owner, name] of [
      [value, String(key)],
      [isOwner(value) && 'prototype' in value && value.prototype, `${String(key)}.prototype`],
    ] as const)
      if (isOwner(owner) && !owners.has(owner)) owners.set(owner, name);
  }
  for (const name of ['document', 'history', 'navigator', 'location', 'customElements'] as const)
    owners.set(window[name], name);
  owners.set(
    getPrototypeOf(async () => {}),
    'AsyncFunction.prototype',
  );
  // What each script of the page makes anew, and says nothing.
  const isMade = (name: string) => /^(RegExp\.\W|RegExp\.last|RegExp\.(input|left|right))/.test(name);
  const read = (): Read => {
    const all: Read = new Map();
    for (const [owner, at] of owners)
      for (const key of ownKeys(owner)) {
        const name = `${at}.${String(key)}`;
        const property = getOwnPropertyDescriptor(owner, key);
        if (property && !isMade(name)) all.set(name, property);
      }
    // What listens by name alone is one of a page's globals as well.
    for (const [owner, at] of [
      [window, 'window'],
      [document, 'document'],
    ] as const)
      for (const key in owner)
        if (key.startsWith('on')) all.set(`${at}.${key} =`, { value: owner[key as keyof typeof owner] });
    return all;
  };
  const isSame = (one: PropertyDescriptor, other: PropertyDescriptor) =>
    (['value', 'get', 'set', 'writable', 'enumerable', 'configurable'] as const).every((part) =>
      Object.is(one[part], other[part]),
    );
  let last: Read | undefined;
  const globalsSince = () => {
    const now = read();
    const before = last ?? now;
    last = now;
    return [
      ...[...now].flatMap(([name, property]) => {
        const former = before.get(name);
        return former ? (isSame(property, former) ? [] : [`changed ${name}`]) : [`added ${name}`];
      }),
      ...[...before.keys()].filter((name) => !now.has(name)).map((name) => `removed ${name}`),
    ].sort();
  };
  Object.assign(window, { globalsSince });
}

export const watchGlobals = (page: Page) => page.addInitScript(record);

/** What has become another on `window`, on built-ins and their prototypes since this was asked last. */
export const globalsSince = (page: Page) =>
  page.evaluate(() => (window as unknown as { globalsSince(): string[] }).globalsSince());
