import { isCancelled, type Reporter } from '#src/platform/reporter.ts';
import { MountError } from '../options.ts';

declare const __webpack_public_path__: string;

/** Where this release's scripts lie: those of all remotes are beside each other. */
const standaloneScripts = () =>
  typeof __webpack_public_path__ === 'undefined' ? undefined : new URL('..', __webpack_public_path__).href;

/** The script that threw it: of the first line of its stack, behind the message, which may name others. */
function scriptOf({ stack = '', message }: Error): string | undefined {
  return /https?:\/\/[^\s)]+/.exec(stack.slice(stack.indexOf(message) + message.length))?.[0];
}

/** Whether a script of ours threw it. What a call of the host's was refused with is the host's to handle. */
function isOurs(error: unknown, own = standaloneScripts()): boolean {
  if (!own || !(error instanceof Error) || error instanceof MountError) return false;
  return scriptOf(error)?.startsWith(own) ?? false;
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

/**
 * Uncaught errors reach the page's global handlers, and from there the host's error monitoring: those of our scripts are
 * reported by us and kept from the host.
 *
 * @returns lets everything through again
 */
export function captureOwnErrors(view: Window, reporter: Pick<Reporter, 'error'>): () => void {
  const collect = (event: Event, error: unknown) => {
    if (!isOurs(error)) return;
    event.stopImmediatePropagation();
    // The console has it from the reporter.
    event.preventDefault();
    if (!isCancelled(error)) reporter.error(error, { where: 'uncaught' });
  };
  const onError = (event: ErrorEvent) => collect(event, event.error);
  const onRejection = (event: PromiseRejectionEvent) => collect(event, event.reason);
  view.addEventListener('error', onError, true);
  view.addEventListener('unhandledrejection', onRejection, true);
  runBeforeHostHandlers(view);
  return () => {
    view.removeEventListener('error', onError, true);
    view.removeEventListener('unhandledrejection', onRejection, true);
  };
}
