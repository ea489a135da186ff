import { expect, test } from '@jest/globals';
import { CancelledError } from '@tanstack/react-query';
import { AxiosError, CanceledError } from 'axios';
import { ApiError, type ApiErrorCode } from '#src/api/client/apiError.ts';
import type { Facts } from '#src/platform/reporter.ts';
import { type NoiseKind, noiseOf } from './noise.ts';

const failure = (code: ApiErrorCode, status = 0) =>
  new ApiError({ code, status, messages: [], message: 'x' });
const thrownAt = (file: string) => {
  const error = new TypeError("Cannot read properties of null (reading 'x')");
  return Object.assign(error, { stack: `${error.name}: ${error.message}\n    at read (${file}:1:2)` });
};

/** Each row of the table by what browsers, libraries and our own client really throw. */
const ROWS: Record<NoiseKind, readonly [unknown, Facts?][]> = {
  network: [[failure('network')]],
  'request timeout': [[failure('timeout')]],
  'call that was given up': [[failure('cancelled')]],
  'failed fetch of Chromium': [
    [new TypeError('Failed to fetch')],
    [new TypeError('Failed to fetch (api.example)')],
    [new TypeError('fetch failed')],
    [new TypeError('network error')],
    [new AxiosError('Network Error', 'ERR_NETWORK')],
  ],
  'failed fetch of Gecko': [[new TypeError('NetworkError when attempting to fetch resource.')]],
  'failed fetch of WebKit': [
    [new TypeError('Load failed')],
    [new TypeError('cancelled')],
    [new TypeError('The network connection was lost.')],
    [new TypeError('The Internet connection appears to be offline.')],
    [new TypeError('A server with the specified hostname could not be found.')],
  ],
  'time-out of the browser': [[new DOMException('signal timed out', 'TimeoutError')]],
  'time-out of axios': [[new AxiosError('timeout of 30000ms exceeded', 'ECONNABORTED')]],
  'network of the browser': [[new DOMException('A network error occurred.', 'NetworkError')]],
  abort: [[new DOMException('The user aborted a request.', 'AbortError')], [new CanceledError()]],
  'cancelled query': [[new CancelledError()]],
  'loop of ResizeObserver': [
    ['ResizeObserver loop completed with undelivered notifications.'],
    [new Error('ResizeObserver loop limit exceeded')],
  ],
  'script of another origin': [['Script error.'], [new Error('Script error')]],
  extension: [
    [thrownAt('chrome-extension://abcdefghijklmnop/content.js')],
    [thrownAt('moz-extension://5b0c8f56-1111-4e57-9a5b-3a4a1f0d2c11/content.js')],
    [thrownAt('safari-web-extension://5B0C8F56/content.js')],
    [thrownAt('webkit-masked-url://hidden/')],
  ],
  'service that is not missed': ['flags', 'telemetry', 'notifications', 'banners'].flatMap((where) => [
    [failure('server', 500), { where }] as [unknown, Facts],
    [failure('rate-limited', 429), { where }] as [unknown, Facts],
    [failure('forbidden', 403), { where }] as [unknown, Facts],
  ]),
};

test.each(
  Object.entries(ROWS).flatMap(([kind, rows]) => rows.map(([error, facts]) => ({ kind, error, facts }))),
)('$kind is noise: $error', ({ kind, error, facts }) => expect(noiseOf(error, facts)).toBe(kind));

const OTHERS: readonly (readonly [what: string, error: unknown, facts?: Facts])[] = [
  ['an answer of the wrong shape', failure('wrong-shape', 200)],
  ['an answer that cannot be read', failure('malformed', 200)],
  ['the same of a service that is not missed', failure('wrong-shape', 200), { where: 'banners' }],
  ['an unknown status', new Error('Unknown checklist status'), { code: 'unknown-status' }],
  ['a failure of the server', failure('server', 500)],
  [
    'a failure of the server in words of ours',
    new ApiError({ code: 'server', status: 500, messages: [], message: 'Failed to fetch profile details.' }),
  ],
  ['a bug', new TypeError('x is not a function')],
  ['a script that did not arrive', new Error('Loading chunk 7 failed.', { cause: failure('network') })],
  ['a text', 'a text'],
  ['nothing', undefined],
];

test.each(OTHERS.map(([what, error, facts]) => ({ what, error, facts })))(
  '$what is none',
  ({ error, facts }) => expect(noiseOf(error, facts)).toBeUndefined(),
);
