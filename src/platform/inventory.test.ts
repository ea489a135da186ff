import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import { UNREAD_FLAG_KEYS } from '#src/domain/org/unreadFlags.ts';
import { readInventory } from '#src/testing/inventory.ts';

/** Names of ours that are nothing that is kept, and what they are. */
const OTHERS: Readonly<Record<string, string>> = {
  'heloc-application': 'the element',
  'heloc-application:not': 'the element in a selector',
  'heloc-early': 'an id in the page',
  'heloc-failure': 'the element of the message that nothing could be loaded',
  'heloc-call': 'groups notifications',
  'heloc-signature': 'the name of a font',
  'heloc-signer': 'a part of a path',
  'heloc-consent-types': 'the name of a query in memory',
  'heloc-origins': 'a plugin of the build',
  'heloc-retry-chunks': 'a plugin of the build',
  'heloc-share-scope': 'a plugin of the build',
  'heloc-prefetch-theme': 'a plugin of the build',
  'heloc:personal:': 'stands in front of the keys of what is a person’s',
  'heloc:session': 'a signal on the window, with nothing in it',
  'heloc-check-built-ins': 'the name of a plug-in',
  'heloc-{}': 'names of fonts and ids of mounts',
  'heloc:{}': 'events, which have a table of their own',
  'heloc:chat-requested': 'an event',
  'heloc:covered': 'a signal on the document, with nothing in it',
  'heloc:step': 'an event',
  'heloc:step-completed': 'an event',
  'heloc:ready:{}': 'a mark in the timeline',
  'heloc:telemetry': 'a lock',
  'heloc-chat:{}': 'a channel between tabs, and locks',
};

const sources = ['src', 'remotes']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]testing[\\/]/.test(file))
  .map((file) => readFileSync(file, 'utf8'));
const all = sources.join('\n');
/** Without the two lists of flags. */
const readers = sources.filter((text) => !/\b(?:UNREAD_)?FLAG_KEYS = /.test(text)).join('\n');

const bare = (name: string) => name.replace(/\{\w+\}/g, '{}');
const keys = readInventory('What is kept').map(bare);

/** Texts of the code that begin as our names do, with `{}` for what is filled in. */
const named = new Set(
  [...all.matchAll(/['"`](heloc[:-](?:[\w-]|:|\$\{[^}]*\})+)/g)].map(([, text = '']) =>
    text
      .replace(/\$\{[^}]*\}/g, '{}')
      .replace(/(-\{\})+$/, '-{}')
      .replace(/^heloc-\{\}-?$/, 'heloc-{}'),
  ),
);

describe('docs/security.md', () => {
  test('has every name under which something may be kept', () => {
    expect([...named].filter((name) => !keys.includes(name) && !(name in OTHERS)).sort()).toEqual([]);
  });

  test('has no key that is no longer used', () => {
    const isUsed = (key: string) => {
      const [name] = key.replace('heloc:personal:', '').split('{}');
      return named.has(key) || all.includes(`'${name}'`) || all.includes(`\`${name}\${`);
    };
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
    expect(Object.keys(OTHERS).filter((name) => !named.has(name))).toEqual([]);
  });

  test('has every event, and no other', () => {
    const union = readFileSync('src/platform/events.ts', 'utf8');
    const types = [...union.matchAll(/\btype: '([\w-]+)'/g)].map(([, type]) => `heloc:${type}`);
    expect(readInventory('What is told').toSorted()).toEqual(types.sort());
  });
});

test.each(Object.keys(FLAG_KEYS))('the feature flag %s has an effect', (name) => {
  expect(readers).toContain(`'${name}'`);
});

test.each(Object.keys(UNREAD_FLAG_KEYS))('the feature flag %s has none', (name) => {
  expect(readers).not.toContain(`'${name}'`);
});
