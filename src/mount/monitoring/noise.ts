import { isCancelledError } from '@tanstack/react-query';
import { ApiError } from '#src/api/client/apiError.ts';
import type { Facts } from '#src/platform/reporter.ts';

interface Seen {
  error: unknown;
  /** Of the class. Not by the class itself: what a browser throws is of the page's realm. */
  name: string;
  message: string;
  stack: string;
  facts: Facts;
}

const isCode =
  (...codes: readonly string[]) =>
  ({ error }: Seen) =>
    error instanceof ApiError && codes.includes(error.code);
const isNamed =
  (...names: readonly string[]) =>
  ({ name }: Seen) =>
    names.includes(name);
const says =
  (words: RegExp) =>
  ({ error, message }: Seen) =>
    !(error instanceof ApiError) && words.test(message);

/** What only tells of the connection, the page around or a service that is not missed: nothing that a developer can fix. */
const NOISE = {
  network: isCode('network'),
  'request timeout': isCode('timeout'),
  'call that was given up': isCode('cancelled'),
  'failed fetch of Chromium': says(/^failed to fetch|^fetch failed|^network error$/i),
  'failed fetch of Gecko': says(/^networkerror\b/i),
  'failed fetch of WebKit': says(
    /^load failed|^cancelled$|network connection was lost|internet connection appears to be offline|specified hostname could not be found/i,
  ),
  'time-out of the browser': isNamed('TimeoutError'),
  'time-out of axios': says(/^timeout (of \d+ms )?exceeded/i),
  'network of the browser': isNamed('NetworkError'),
  abort: isNamed('AbortError', 'CanceledError'),
  'cancelled query': ({ error }) => isCancelledError(error),
  'loop of ResizeObserver': says(/^resizeobserver loop/i),
  'script of another origin': says(/^script error\.?$/i),
  extension: ({ stack, message }) => /\b(?:[\w-]+-extension|webkit-masked-url):\/\//.test(stack + message),
  'service that is not missed': ({ error, facts }) =>
    SERVICES.includes(String(facts.where)) && !(error instanceof ApiError && MALFORMED.includes(error.code)),
} satisfies Record<string, (seen: Seen) => boolean>;

/** By the place that reports them: an answer of theirs that is lost costs nobody anything. */
const SERVICES: readonly string[] = ['flags', 'telemetry', 'notifications', 'banners'];
/** What our own release or the server is wrong about, whoever asked. */
const MALFORMED: readonly string[] = ['malformed', 'wrong-shape'];

export type NoiseKind = keyof typeof NOISE;

/** Which kind of noise an error is, if it is any (docs/rules.md#error-reports). */
export function noiseOf(error: unknown, facts: Facts = {}): NoiseKind | undefined {
  const { name = '', message = '', stack = '' } = Object(error) as Partial<Error>;
  const seen = { error, name, message: message || (typeof error === 'string' ? error : ''), stack, facts };
  return (Object.keys(NOISE) as NoiseKind[]).find((kind) => NOISE[kind](seen));
}
