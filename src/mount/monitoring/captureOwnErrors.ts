import { isCancelled } from '#src/platform/reporter.ts';
import { MountError } from '../options.ts';
import type { MountReporter } from './createReporter.ts';

declare const __webpack_public_path__: string;

/** How long a mount that is gone reports what is still thrown by what it had begun. */
const LINGER_MS = 5000;

/** Where this release's scripts lie: those of all remotes are beside each other. */
export const ownScripts = () =>
  typeof __webpack_public_path__ === 'undefined' ? undefined : new URL('..', __webpack_public_path__).href;

/** The file that threw it: the first of its stack, behind the message, which may name others. */
function fileOf({ stack = '', message }: Error): string {
  // Only Chromium's begins with the message.
  const start = /^ +at /m.test(stack) ? stack.indexOf(message) + message.length : 0;
  return /[\w-]+:\/\/[^\s)]+/.exec(stack.slice(start))?.[0] ?? '';
}

/** Moves the handlers that are properties of the window, which error monitoring uses, behind our listeners. */
function runBeforeHostHandlers(view: Window): void {
  const { onerror, onunhandledrejection } = view;
  // Listeners of a window are called in the order in which they came, also those for the capture phase.
  view.onerror = null;
  view.onerror = onerror;
  view.onunhandledrejection = null;
  view.onunhandledrejection = onunhandledrejection;
}

/** Ends what the last mount that went has left for a moment; of several that go there is one. */
let endLingering = () => {};

/**
 * Uncaught errors reach the page's global handlers, and from there the host's error monitoring: those of our scripts are
 * reported by us and kept from the host.
 *
 * @returns lets everything through again, in a moment
 */
export function captureOwnErrors(
  view: Window,
  reporter: Pick<MountReporter, 'error' | 'thrownBelow'>,
): () => void {
  const over = new AbortController();
  const listener = { capture: true, signal: over.signal };
  const collect = (event: Event, error: unknown) => {
    const own = ownScripts();
    // What a call of the host's was refused with is the host's to handle.
    if (!own || !(error instanceof Error) || error instanceof MountError) return;
    if (!fileOf(error).startsWith(own))
      return void (error.stack?.includes(own) && reporter.thrownBelow(error));
    event.stopImmediatePropagation();
    // The console has it from the reporter.
    event.preventDefault();
    if (!isCancelled(error)) reporter.error(error, { where: 'uncaught' });
  };
  view.addEventListener('error', (event) => collect(event, event.error), listener);
  view.addEventListener('unhandledrejection', (event) => collect(event, event.reason), listener);
  runBeforeHostHandlers(view);
  return () => {
    endLingering();
    const timer = setTimeout(() => endLingering(), LINGER_MS);
    endLingering = () => {
      clearTimeout(timer);
      over.abort();
      endLingering = () => {};
    };
  };
}
