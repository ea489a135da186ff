import { CHAT_FAULT_KINDS, CHAT_FAULT_POINTS } from '#sandbox/chat/faults.ts';
import type { LineRecord } from '#sandbox/chat/lines.ts';
import type { ChatTruth } from '#sandbox/control/chatRoutes.ts';
import { button, byId, h, input, onClick, onSubmit, select } from '../dom.ts';
import type { ActInChat } from './main.ts';

const timeOf = (at: number) => new Date(at).toLocaleTimeString();
const SOON_MS = 60_000;

function connection({ protocol, openedAt, closedAt, sent }: LineRecord): HTMLElement {
  const frames = h('textarea', { readOnly: true, rows: 8, value: sent.map(({ data }) => data).join('\n') });
  frames.setAttribute('aria-label', `What was sent since ${timeOf(openedAt)}`);
  const until = closedAt === null ? 'open' : `until ${timeOf(closedAt)}`;
  return h(
    'li',
    {},
    h(
      'details',
      {},
      h('summary', {}, `${protocol} from ${timeOf(openedAt)}, ${until}: ${sent.length} frames`),
      frames,
    ),
  );
}

let shown = '';
export function showTrouble(truth: ChatTruth | undefined): void {
  byId('trouble-some').hidden = !truth;
  byId('trouble-none').hidden = truth !== undefined;
  if (!truth) return;
  byId('faults').replaceChildren(
    ...truth.faults.map(({ on, kind, times, afterN }) =>
      h('li', {}, h('div', {}, `${on}: ${kind}, ${times}×${afterN > 0 ? ` after ${afterN}` : ''}`)),
    ),
  );
  // What is open there stays open while nothing was sent.
  const state = `${truth.id} ${truth.sockets.map(({ closedAt, sent }) => `${closedAt} ${sent.length}`)}`;
  if (state === shown) return;
  shown = state;
  byId('sockets').replaceChildren(...truth.sockets.map(connection));
}

export function startTrouble(act: ActInChat): void {
  select('on').replaceChildren(...CHAT_FAULT_POINTS.map((on) => h('option', {}, on)));
  select('kind').replaceChildren(...CHAT_FAULT_KINDS.map((kind) => h('option', {}, kind)));
  onSubmit('fail', () => {
    void act('It will happen', '/faults', {
      on: select('on').value,
      kind: select('kind').value,
      times: input('times').valueAsNumber,
      afterN: input('after').valueAsNumber,
    });
  });
  onClick('no-faults', () => void act('Nothing goes wrong any more', '/faults', undefined, 'DELETE'));
  const token = (done: string, body: object) => void act(done, '/token', body);
  byId('token-acts').replaceChildren(
    button('End now', 'the token', () => token('The token is over', { expireInMs: 0 })),
    button('End in a minute', 'the token', () =>
      token('The token ends in a minute', { expireInMs: SOON_MS }),
    ),
    button('Refuse a new one', '', () => token('New tokens are refused', { refuseRefresh: true })),
    button('Give a new one', '', () => token('New tokens are given', { refuseRefresh: false })),
  );
}
