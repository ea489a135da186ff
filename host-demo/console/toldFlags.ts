import type { ReceivedRequest } from '#sandbox/http/requests.ts';
import type { FlagsEvent } from '#src/platform/events.ts';
import type { FlagDetails } from '#src/platform/flagDetails.ts';
import { control } from './control.ts';
import { byId, h, onClick } from './dom.ts';
import { showError } from './messages.ts';
import { showStaged } from './staged.ts';

const KEY = 'heloc-console:told-flags';
type Told = Omit<FlagsEvent, 'type'> & { at: number };

/** Where a page has a value from, by why it says that it has it. */
const SOURCES: Readonly<Record<FlagDetails['reason'], string>> = {
  TARGETING_MATCH: 'answer',
  CACHED: 'kept',
  STATIC: 'brand',
  DEFAULT: 'none',
  ERROR: 'none',
};

/** What a page that was opened here has told of its features last, and for whom it has asked. */
async function show(): Promise<void> {
  try {
    const told = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Told | null;
    byId('told-state').textContent = told
      ? `${told.state} at ${new Date(told.at).toLocaleTimeString()}`
      : 'No page was opened here yet.';
    byId('told-flags').replaceChildren(
      ...Object.entries(told?.flags ?? {}).map(([key, { value, reason, variables }]) =>
        h(
          'li',
          {},
          h('code', {}, key),
          ` ${value ? 'on' : 'off'}, from: ${SOURCES[reason]} `,
          h('small', {}, [reason, variables ? JSON.stringify(variables) : ''].filter(Boolean).join(' ')),
        ),
      ),
    );
    const requests = await control<ReceivedRequest[]>('GET', '/requests');
    const last = requests.findLast(({ path }) => path.endsWith('/features'));
    byId('told-context').textContent = last ? `${last.path} ${JSON.stringify(last.body)}` : 'None';
  } catch (error) {
    showError(error);
  }
}

export function startToldFlags(): void {
  showStaged('flag-states', { 'A page that tells here where it has each value from': 'flags=told' });
  onClick('told-refresh', () => void show());
  addEventListener('storage', ({ key }) => {
    if (key === KEY) void show();
  });
  void show();
}
