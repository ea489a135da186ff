import '@testing-library/jest-dom';
import { afterEach, beforeEach, expect, jest } from '@jest/globals';

// How long a machine may be busy; a test waits for what it expects and no longer.
jest.setTimeout(60_000);

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

/** Accepts the console output so far, for a test whose subject is a logged problem. Returns what was logged. */
export function takeConsoleErrors(): unknown[][] {
  return unexpected.splice(0);
}
