import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { MountError } from '../options.ts';
import { captureOwnErrors } from './captureOwnErrors.ts';
import { isCalledByUs } from './frames.ts';

const OWN = 'https://cdn.example/heloc/1.1.0/';
const OURS = `${OWN}borrower/a1b2.js:1:200`;
const HOST = 'https://lender.example/page.js:3:1';
const PATCHED = 'https://lender.example/prototype.js:9:9';
const EXTENSION = 'chrome-extension://abcdef/inject.js:1:1';

const chromium = (...frames: string[]) =>
  ['TypeError: x', ...frames.map((frame) => `    at ${frame}`)].join('\n');
const called = (name: string, file: string) => `${name} (${file})`;

function thrown(stack: string, message = 'x') {
  return Object.assign(new TypeError(message), { stack });
}

const page = globalThis as { __webpack_public_path__?: string };
beforeEach(() => {
  page.__webpack_public_path__ = `${OWN}borrower/`;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  delete page.__webpack_public_path__;
});

/** What a host's handlers get, and what is reported. */
function throwInto(reports: unknown[], error: unknown) {
  const atHost: unknown[] = [];
  const listen = (event: ErrorEvent) => void atHost.push(event.error);
  window.addEventListener('error', listen);
  reports.length = 0;
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'x', cancelable: true }));
  window.removeEventListener('error', listen);
  return { atHost: atHost.length, reported: reports.length };
}

/** A mount's capture, which reports into an array. */
const capture = (reports: unknown[]) =>
  captureOwnErrors(window, {
    error: (error) => reports.push(error),
    thrownBelow: (error) => isCalledByUs(error, OWN) && reports.push(error),
  });

/** Who hears of an error. */
function whose(error: unknown): string {
  const reports: unknown[] = [];
  const release = capture(reports);
  const { atHost, reported } = throwInto(reports, error);
  release();
  jest.runOnlyPendingTimers();
  return reported ? (atHost ? 'both' : 'ours') : 'others';
}

test.each([
  ['ours', 'in a script of ours', chromium(called('f', OURS), called('onclick', HOST))],
  ['ours', 'by a function of the browser', chromium('Array.map (<anonymous>)', called('f', OURS))],
  [
    'both',
    "by a page's own function in place of the browser's",
    chromium(called('map', PATCHED), called('f', OURS)),
  ],
  ['others', 'in a script of the host', chromium(called('f', HOST))],
  [
    'others',
    'in a listener of the host for an event of ours',
    chromium(called('f', HOST), called('Object.emit', OURS), called('g', OURS)),
  ],
  ['others', 'in a callback of the host, minified', chromium(`${HOST}`, called('r.emit', OURS))],
  [
    'ours',
    'in a listener of ours for an event of ours',
    chromium(called('open', OURS), called('Object.emit', OURS)),
  ],
  [
    'both',
    'by an emitter of the host that we call',
    chromium(called('Emitter.emit', HOST), called('f', OURS)),
  ],
  [
    'others',
    'by an extension that wraps what we call',
    chromium(called('fetch', EXTENSION), called('f', OURS)),
  ],
  ['ours', 'in a script of ours, as Gecko and WebKit say it', `f@${OURS}\nonclick@${HOST}\n`],
  ['others', 'in a listener of the host, as Gecko and WebKit say it', `f@${HOST}\nemit@${OURS}\n`],
  ['both', 'by a page’s own function, as Gecko and WebKit say it', `map@${PATCHED}\nf@${OURS}\n`],
  ['others', 'without a stack', ''],
  ['others', 'in an unknown place', chromium('Array.map (<anonymous>)')],
] as const)('%s: thrown %s', (side, _, stack) => expect(whose(thrown(stack))).toBe(side));

test('a message that names a script of ours does not make it ours', () =>
  expect(whose(thrown(`TypeError: at ${OURS}\n    at f (${HOST})`, `at ${OURS}`))).toBe('others'));

test('what a call of the host was refused with is the host’s, and so is what is no error', () => {
  const refused = Object.assign(new MountError('option-invalid', 'x'), {
    stack: chromium(called('f', OURS)),
  });
  for (const error of [refused, 'x', undefined, { stack: OURS }]) expect(whose(error)).toBe('others');
});

test('outside of a build nobody knows', () => {
  delete page.__webpack_public_path__;
  expect(whose(thrown(chromium(called('f', OURS))))).toBe('others');
});

test('a mount that is gone goes on reporting for five seconds, of several that go the last', () => {
  const reports: unknown[] = [];
  const own = thrown(chromium(called('f', OURS)));
  const both = thrown(chromium(called('map', PATCHED), called('f', OURS)));
  const added = jest.spyOn(window, 'addEventListener');
  const release = capture(reports);
  expect(throwInto(reports, own)).toEqual({ atHost: 0, reported: 1 });
  expect(throwInto(reports, both)).toEqual({ atHost: 1, reported: 1 });
  release();
  jest.advanceTimersByTime(4999);
  expect(throwInto(reports, own)).toEqual({ atHost: 0, reported: 1 });
  jest.advanceTimersByTime(1);
  expect(throwInto(reports, own)).toEqual({ atHost: 1, reported: 0 });
  for (let count = 0; count < 100; count += 1) capture([])();
  expect(jest.getTimerCount()).toBe(1);
  jest.runOnlyPendingTimers();
  const signals = added.mock.calls.flatMap(([, , options]) =>
    typeof options === 'object' && options.signal ? [options.signal.aborted] : [],
  );
  expect(signals.every(Boolean)).toBe(true);
  added.mockRestore();
});
