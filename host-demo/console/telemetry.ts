import { control } from './control.ts';
import { byId, h, input, onClick } from './dom.ts';
import { type Recorded, unlistedParts } from './fieldCheck.ts';
import { attempt, showError } from './messages.ts';
import { showStaged } from './staged.ts';

const SHOWN = 60;
const LIVE_MS = 2000;

function item(recorded: Recorded): HTMLElement {
  const { at, event, eventType, eventProperties, sessionKey } = recorded;
  const unlisted = unlistedParts(recorded);
  return h(
    'li',
    {},
    h('time', { dateTime: at }, new Date(at).toLocaleTimeString()),
    ' ',
    h('b', {}, event),
    ` ${eventType}, session ${sessionKey?.uuid.slice(0, 8) ?? 'none'} `,
    h('code', {}, JSON.stringify(eventProperties ?? {})),
    ...(unlisted.length > 0
      ? [h('p', { className: 'error' }, `Not on the list: ${unlisted.join(', ')}`)]
      : []),
  );
}

/** What was told, the newest first; what is not on our list in red. */
async function show(): Promise<void> {
  try {
    const all = await control<Recorded[]>('GET', '/events');
    const only = input('events-filter').value.trim();
    const matching = all.filter(({ event }) => event.includes(only)).slice(-SHOWN);
    byId('events').replaceChildren(
      ...(matching.length > 0 ? matching.reverse().map(item) : [h('li', { className: 'hint' }, 'None')]),
    );
    const wrong = all.filter((each) => unlistedParts(each).length > 0).length;
    byId('telemetry').classList.toggle('alarmed', wrong > 0);
    byId('events-check').textContent = `${all.length} told, ${wrong} with something that is not on the list.`;
  } catch (error) {
    showError(error);
  }
}

export function startTelemetry(): void {
  showStaged('telemetry-states', {
    'Telemetry on': 'telemetry=on',
    'Off: no call of it': 'telemetry=off',
    'Waits until the page says, by buttons below it': 'telemetry=wait',
    'The browser sends Global Privacy Control': 'privacy=refused',
    'Offline for ten seconds': 'network=lost',
  });
  onClick('events-refresh', () => void show());
  input('events-filter').addEventListener('input', () => void show());
  onClick('telemetry-fail', () => {
    const fault = { method: '*', path: '/ft/**', kind: 'network' };
    void attempt('Calls of the telemetry fail until faults are cleared', () =>
      control('POST', '/faults', fault),
    );
  });
  setInterval(() => {
    if (input('events-live').checked && !document.hidden) void show();
  }, LIVE_MS);
}
