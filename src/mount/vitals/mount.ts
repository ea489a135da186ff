import type { RemoteName } from '#src/domain/remotes.js';
import type { PropertiesOf } from '#src/domain/telemetry/catalogue.ts';
import type { JourneyEvent } from '#src/platform/events.ts';

type Vital = PropertiesOf<'heloc_vital'>;
export type TellVital = (vital: Vital) => void;

export interface MountInput {
  target: Element;
  remote: RemoteName;
  assetBaseUrl: string;
  /** When the step that is shown was shown, by the page's clock. */
  shownAt: number;
  tell: TellVital;
}

/** What browsers say of an interaction and of a shift, and TypeScript does not know yet. */
interface Entry extends PerformanceEventTiming {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null; readonly currentRect: DOMRectReadOnly }[];
}

/** Up to where a value is good, and from where on it is poor. */
const RATED: Partial<Record<Vital['name'], readonly [number, number]>> = {
  inp: [200, 500],
  cls: [0.1, 0.25],
};

function ratingOf(name: Vital['name'], value: number): string | null {
  const [good, poor] = RATED[name] ?? [];
  if (!good || !poor) return null;
  return value > poor ? 'poor' : value > good ? 'needs-improvement' : 'good';
}

/** Of a page's mounts the scripts and data of the first alone come with it. */
let isFirst = true;

/** How long a task of the browser's holds up who types: before it and after it. */
const TYPING_MS = 1000;
/** Shifts that are so near each other are one, which lasts so long at most. */
const SHIFT_MS = { gap: 1000, all: 5000 };

/**
 * Timings of one mount, told once each when the page is hidden or the mount goes: until the first field could be seen and
 * React had it, from the request for the organisation's data on; the longest way from one step to the next; the slowest
 * interaction; the largest shift; how many long tasks have held up who typed.
 *
 * @returns ends it
 */
export function followMount({ target, remote, assetBaseUrl, shownAt, tell }: MountInput): () => void {
  const found: { [Name in Vital['name']]?: number } = isFirst ? firstTimes(remote, assetBaseUrl) : {};
  isFirst = false;
  const raise = (name: Vital['name'], value: number) => {
    found[name] = Math.max(found[name] ?? 0, value);
  };

  const observers: PerformanceObserver[] = [];
  function observe(type: string, follow: (entry: Entry) => void, none?: Vital['name']): void {
    // A browser that does not know it would only say so in the console.
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    if (none) found[none] = 0;
    const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(follow));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    observers.push(observer);
  }

  // What happens in a shadow root is its host's.
  observe('event', ({ interactionId, target: on, duration }) => {
    if (interactionId && target.contains(on)) raise('inp', duration);
  });

  let first = 0;
  let last = 0;
  let shift = 0;
  observe(
    'layout-shift',
    ({ startTime, value, hadRecentInput, sources }) => {
      if (hadRecentInput || !sources.some((source) => isBelow(target, source))) return;
      if (startTime - last > SHIFT_MS.gap || startTime - first > SHIFT_MS.all) {
        first = startTime;
        shift = 0;
      }
      last = startTime;
      shift += value;
      raise('cls', shift);
    },
    'cls',
  );

  let typedAt = Number.NEGATIVE_INFINITY;
  observe(
    'longtask',
    ({ startTime }) => {
      if (Math.abs(startTime - typedAt) < TYPING_MS) raise('long_task', (found.long_task ?? 0) + 1);
    },
    'long_task',
  );

  let since = shownAt;
  const over = new AbortController();
  const listen = (to: EventTarget, type: string, listener: (event: Event) => void) =>
    to.addEventListener(type, listener, over);
  listen(target, 'keydown', () => {
    typedAt = performance.now();
  });
  listen(target, 'heloc:step-completed', (event) => {
    const { detail } = event as CustomEvent<Extract<JourneyEvent, { type: 'step-completed' }>>;
    raise('step_to_step', performance.now() - since - detail.durationMs);
  });
  listen(target, 'heloc:step', () => {
    since = performance.now();
  });

  function end(): void {
    if (over.signal.aborted) return;
    over.abort();
    for (const observer of observers) observer.disconnect();
    for (const name of Object.keys(found) as Vital['name'][]) {
      const value = Math.round((found[name] ?? 0) * 1000) / 1000;
      tell({ name, value, rating: ratingOf(name, value) });
    }
  }
  listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') end();
  });
  listen(window, 'pagehide', end);
  return end;
}

/** Nodes of a shadow root are not named: what has moved there lies where our element is. */
function isBelow(target: Element, { node, currentRect }: Entry['sources'][number]): boolean {
  if (node) return target.contains(node);
  const { top, bottom } = (target.firstElementChild ?? target).getBoundingClientRect();
  return currentRect.top >= top && currentRect.bottom <= bottom;
}

/** When the first field could be seen, drawn by the loader or by React, and when React had it. */
function firstTimes(remote: RemoteName, assetBaseUrl: string): { [Name in Vital['name']]?: number } {
  const data = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(`${assetBaseUrl}/themes/`)) as PerformanceResourceTiming[];
  const [ready] = performance.getEntriesByName(`heloc:ready:${remote}`);
  if (!data[0] || !ready) return {};
  const begun = data[0].startTime;
  const readyAt = ready.startTime;
  const drawn = data.find(({ name }) => name.endsWith('first.json'))?.responseEnd || readyAt;
  return { first_field: Math.min(drawn, readyAt) - begun, react_ready: readyAt - begun };
}
