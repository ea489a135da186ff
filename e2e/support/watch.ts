import type { Page, Request } from '@playwright/test';
import type { Origins } from './origins.ts';

/** Something that a page, or a request of it, has let be seen. */
export interface Trace {
  /** Where: `local`, `session`, `indexedDB`, `cookie`, `url`, `history`, `event`, `console`, `call`, `referrer`, `window`. */
  source: string;
  /** The storage key, the event's type, the address ... */
  key: string;
  text: string;
}

declare global {
  interface Window {
    trace?: (trace: Trace) => void;
  }
}

/** Runs in every page before its scripts: reports whatever is written to storage or where others can read it. */
function recordTraces(): void {
  const note = (source: string, key: string, value: unknown) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    window.trace?.({ source, key, text });
  };
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    note(this === localStorage ? 'local' : 'session', key, value);
    setItem.call(this, key, value);
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name].bind(history);
    history[name] = (state, unused, url) => {
      note('history', String(url ?? ''), state);
      write(state, unused, url);
      note('url', location.pathname, location.href);
    };
  }
  const dispatch = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function (this: EventTarget, event: Event) {
    // One with nothing in it is a signal.
    if (event instanceof CustomEvent && event.detail !== null && event.type.startsWith('heloc:'))
      note('event', event.type, event.detail);
    return dispatch.call(this, event);
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(value: string) {
      note('cookie', value.split('=')[0] ?? '', value);
      cookie.set?.call(this, value);
    },
  });
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (this: IDBFactory, name: string, version?: number) {
    note('indexedDB', name, name);
    return open.call(this, name, version);
  };
  const post = window.postMessage;
  window.postMessage = function (this: Window, message: unknown, ...rest: never[]) {
    note('message', '', message);
    return post.call(this, message, ...rest);
  } as typeof window.postMessage;
}

/** Everything that the page lets be seen from now on; what it sends to the API counts only for its address and referrer. */
export async function watch(page: Page, { api, cdn }: Origins): Promise<Trace[]> {
  const traces: Trace[] = [];
  await page.exposeFunction('trace', (trace: Trace) => void traces.push(trace));
  await page.addInitScript(recordTraces);
  page.on('console', (message) =>
    traces.push({ source: 'console', key: message.type(), text: message.text() }),
  );
  page.on('framenavigated', (frame) => traces.push({ source: 'url', key: 'navigated', text: frame.url() }));
  page.on('request', (request) => traces.push(...ofRequest(request, { api, cdn })));
  return traces;
}

/** Product events and visits go to the API, but are read by others than an application's own handlers. */
const IS_TELEMETRY = /\/(ft|service-optimize|tracker)\b/;

function ofRequest(request: Request, { api }: Pick<Origins, 'api' | 'cdn'>): Trace[] {
  const url = request.url();
  const key = `${request.method()} ${url.split('?')[0]}`;
  const { referer = '' } = request.headers();
  const isOwn = url.startsWith(api) && !IS_TELEMETRY.test(url);
  return [
    { source: 'url', key, text: url },
    { source: 'referrer', key, text: referer },
    ...(isOwn ? [] : [{ source: 'call', key, text: request.postData() ?? '' }]),
  ];
}

/** A text as it is, without its escapes, and with what base64 in it holds, as tokens do. */
function readings(text: string): string[] {
  const plain = [text];
  try {
    plain.push(decodeURIComponent(text.replaceAll('+', ' ')));
  } catch {
    // Not an address.
  }
  for (const [part] of text.matchAll(/[\w-]{16,}={0,2}/g))
    plain.push(Buffer.from(part, 'base64url').toString());
  return plain.map((reading) => reading.toLowerCase());
}

/** What of a person's data stands in the traces: which, and where. */
export function find(
  traces: readonly Trace[],
  canaries: Readonly<Record<string, readonly string[]>>,
): string[] {
  const found = new Set<string>();
  for (const { source, key, text } of traces) {
    const read = readings(text);
    for (const [name, forms] of Object.entries(canaries)) {
      if (forms.some((form) => read.some((reading) => reading.includes(form.toLowerCase()))))
        found.add(`${source} ${key}: ${name}`);
    }
  }
  return [...found].sort();
}
