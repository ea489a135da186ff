import type { HelocEvent } from '#src/platform/events.ts';

const CANCELLABLE: ReadonlySet<HelocEvent['type']> = new Set([
  'navigate',
  'unauthenticated',
  'logout-requested',
]);

/** Whether a host can prevent the default action, a navigation. The loader emits no such event. */
export const isCancellable = ({ type }: HelocEvent): boolean => CANCELLABLE.has(type);

/**
 * Dispatches an event to the page, as `heloc:<type>` and as `heloc-<type>`, which templates of Angular and Svelte can bind.
 *
 * @returns `false` when a listener has prevented the default
 */
export function dispatchEvent(
  target: EventTarget,
  { type, ...detail }: HelocEvent,
  cancelable?: boolean,
): boolean {
  const init = { bubbles: true, composed: true, cancelable, detail };
  return ['heloc:', 'heloc-']
    .map((prefix) => target.dispatchEvent(new CustomEvent(prefix + type, init)))
    .every(Boolean);
}

/** Calls a host's callback. An exception goes to the page's error handlers and does not affect us. */
export function callHost<A extends unknown[]>(
  callback: ((...args: A) => unknown) | undefined,
  ...args: A
): void {
  try {
    callback?.(...args);
  } catch (error) {
    reportError(error);
  }
}
