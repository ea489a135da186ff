import { createConsoleReporter } from '#src/platform/consoleReporter.ts';
import { EVENT_TYPES } from '#src/platform/events.ts';

/** What the loader's element notes; one of an older release has none. */
interface Noting extends Element {
  listened?: Pick<string[], 'push'>;
}

const OURS = /^heloc[:-]/;

function refuseUnknown(name: string): void {
  if (!OURS.test(name) || EVENT_TYPES.some((type) => type === name.replace(OURS, ''))) return;
  const known = EVENT_TYPES.map((type) => `heloc:${type}`).join(', ');
  createConsoleReporter('heloc').error(`There is no event "${name}", only ${known}`);
}

/** A listener for a misspelt name would wait for ever: the page's developers are told, of earlier listeners and of later ones. */
export function reportUnknownListeners(element: Noting): void {
  const { listened } = element;
  if (!Array.isArray(listened)) return;
  for (const name of listened) refuseUnknown(name);
  element.listened = {
    push(name) {
      refuseUnknown(name);
      return 0;
    },
  };
}
