import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

/** The Firefox that is named, or the system's: as it was released, which Playwright talks to by WebDriver BiDi. */
function find(): string | undefined {
  const names = process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : ['firefox', 'firefox-esr'];
  return spawnSync('which', names, { encoding: 'utf8' }).stdout.split('\n')[0] || undefined;
}
export const firefoxPath = find();

/** For `test.use`, at the top of a file. */
export const inFirefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: path.join(import.meta.dirname, 'firefoxServer.mjs'),
    env: { ...process.env, FIREFOX_PATH: firefoxPath },
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  } satisfies LaunchOptions,
} as const;

/** Runs in every page before its scripts: `fill` sets a value here in a way that React does not notice; now it is as if typed. */
export function fillAsTyped(): void {
  const insert = (text: string) => void document.execCommand('insertText', false, text);
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set() {} });
}
