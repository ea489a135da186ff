import '@testing-library/jest-dom';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import copy from '../../themes/base/copy.json';

// How long a machine may be busy; a test waits for what it expects and no longer.
jest.setTimeout(60_000);

/** Constants of the build: the general loader is of no organisation, the legal words that a release asks for, every chat. */
const { legal } = copy;
Object.assign(globalThis, {
  __HELOC_OWN__: undefined,
  __HELOC_CHAT_STREAM__: true,
  __HELOC_CHAT_DEBUG__: true,
  __HELOC_LEGAL__: legal,
  __HELOC_LEGAL_COUNT__: Object.keys(legal).length,
});

/** The console guard: an unexpected `console.error` or `console.warn` fails the test that caused it. */
const unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      unexpected.push(args);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(unexpected).toEqual([]);
});

/**
 * The guard of texts: every text that is rendered is the only one of its element, or a translated page would keep an old
 * figure, or break (docs/decisions/0036-text-in-an-element-of-its-own.md). For any other React makes a text node.
 */
const made: Text[] = [];
if (typeof Document !== 'undefined') {
  const { createTextNode } = Document.prototype;
  Document.prototype.createTextNode = function (data) {
    const node = createTextNode.call(this, data);
    made.push(node);
    return node;
  };
}

afterEach(() => {
  // Style sheets have text nodes as well.
  const isOfReact = (node: Text) => Object.keys(node).some((key) => key.startsWith('__react'));
  expect(
    made
      .splice(0)
      .filter(isOfReact)
      .map(({ data }) => data),
  ).toEqual([]);
});

/** Accepts the console output so far, for a test whose subject is a logged problem. Returns what was logged. */
export function takeConsoleErrors(): unknown[][] {
  return unexpected.splice(0);
}
