import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { followMount } from './mount.ts';

/** What the browser observes, by the type of its entries: jsdom observes nothing. */
const observed = new Map<string, (entries: object[]) => void>();
class Observer {
  static readonly supportedEntryTypes = ['event', 'layout-shift', 'longtask'];
  private type = '';
  constructor(private readonly tell: (list: { getEntries(): object[] }) => void) {}
  observe({ type }: { type: string }) {
    this.type = type;
    observed.set(type, (entries) => this.tell({ getEntries: () => entries }));
  }
  disconnect() {
    observed.delete(this.type);
  }
}

/** What it has loaded, and when it was ready: jsdom has no timeline. */
const RESOURCES = [
  { name: 'http://host.test/app.js', startTime: 5, responseEnd: 10 },
  { name: 'http://cdn.test/themes/OAKLINE/brand.json', startTime: 40, responseEnd: 90 },
  { name: 'http://cdn.test/themes/OAKLINE/first.json', startTime: 45, responseEnd: 160 },
];
const timeline = {
  getEntriesByType: () => RESOURCES,
  getEntriesByName: (name: string) => (name === 'heloc:ready:borrower' ? [{ startTime: 640 }] : []),
};

let target: HTMLElement;
const tell = jest.fn();
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: 10_000 });
  Object.assign(globalThis, { PerformanceObserver: Observer });
  Object.assign(performance, timeline);
  target = document.createElement('div');
  target.innerHTML = '<div><button>Continue</button></div>';
  document.body.replaceChildren(target, document.createElement('p'));
  tell.mockClear();
  end = followMount({
    target,
    remote: 'borrower',
    assetBaseUrl: 'http://cdn.test',
    shownAt: performance.now(),
    tell,
  });
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const button = () => target.querySelector('button');
const told = () =>
  Object.fromEntries(tell.mock.calls.map(([vital]) => [(vital as { name: string }).name, vital]));
const see = (type: string, ...entries: object[]) => observed.get(type)?.(entries);
const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
};

test('the first mount of a page: when a field could be seen, and when React had it', () => {
  hide();
  expect(told().first_field).toEqual({ name: 'first_field', value: 120, rating: null });
  expect(told().react_ready).toEqual({ name: 'react_ready', value: 600, rating: null });
});

test('the slowest interaction in the mount, and none of the page around', () => {
  const at = (interactionId: number, on: Element | null, duration: number) => ({
    interactionId,
    target: on,
    duration,
  });
  see('event', at(1, button(), 104), at(1, button(), 240), at(2, target.firstElementChild, 48));
  see('event', at(3, document.querySelector('p'), 900), at(0, button(), 900), at(4, null, 900));
  hide();
  expect(told().react_ready).toBeUndefined();
  expect(told().inp).toEqual({ name: 'inp', value: 240, rating: 'needs-improvement' });
});

test('the largest shift of what is in the mount, near ones together', () => {
  const rect = target.getBoundingClientRect();
  const shift = (startTime: number, value: number, node: Node | null, more = {}) => ({
    startTime,
    value,
    hadRecentInput: false,
    sources: [{ node, currentRect: rect }],
    ...more,
  });
  see('layout-shift', shift(2000, 0.05, button()), shift(2600, 0.06, null), shift(9000, 0.02, button()));
  see('layout-shift', shift(2700, 0.5, document.querySelector('p')));
  see('layout-shift', shift(2800, 0.5, button(), { hadRecentInput: true }));
  hide();
  expect(told().cls).toEqual({ name: 'cls', value: 0.11, rating: 'needs-improvement' });
});

test('the long tasks that hold up who types, and no others', () => {
  see('longtask', { startTime: 0, duration: 80 });
  button()?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  const now = performance.now();
  see('longtask', { startTime: now + 200, duration: 80 }, { startTime: now + 5000, duration: 80 });
  hide();
  expect(told().long_task).toEqual({ name: 'long_task', value: 1, rating: null });
});

test('the longest way from answers that were taken to the next step', () => {
  const complete = (durationMs: number) =>
    target.dispatchEvent(new CustomEvent('heloc:step-completed', { detail: { durationMs } }));
  const show = () => target.dispatchEvent(new CustomEvent('heloc:step'));
  jest.advanceTimersByTime(5000);
  complete(4700);
  show();
  jest.advanceTimersByTime(8000);
  complete(7900);
  show();
  hide();
  expect(told().step_to_step).toEqual({ name: 'step_to_step', value: 300, rating: null });
});

test('each is told once, and nothing is followed after that', () => {
  hide();
  const { length } = tell.mock.calls;
  expect(length).toBeGreaterThan(0);
  hide();
  end();
  expect(tell.mock.calls).toHaveLength(length);
  expect(observed.size).toBe(0);
});

test('a mount that goes tells what it has, and leaves no observer', () => {
  see('event', { interactionId: 1, target: button(), duration: 40 });
  end();
  expect(told().inp).toMatchObject({ value: 40 });
  expect(observed.size).toBe(0);
});

test('where a browser observes nothing, nothing is told', () => {
  end();
  tell.mockClear();
  Object.assign(globalThis, {
    PerformanceObserver: class extends Observer {
      static override readonly supportedEntryTypes = [] as never;
    },
  });
  followMount({ target, remote: 'borrower', assetBaseUrl: 'http://cdn.test', shownAt: 0, tell })();
  expect(tell.mock.calls).toEqual([]);
});
