import { AGENT_MODES, CHAT_DEFAULTS } from '#sandbox/chat/settings.ts';
import type { ChatList, ChatRow } from '#sandbox/control/chatRoutes.ts';
import { CHATS } from '#scenarios/chats.ts';
import { control } from '../control.ts';
import { byId, h, input, onClick, onSubmit, select } from '../dom.ts';
import { attempt } from '../messages.ts';

const STATES: Readonly<Record<ChatRow['state'], string>> = {
  queued: 'Waiting',
  active: 'Active',
  closed: 'Ended',
  frozen: 'Frozen',
};
const OVER = ['closed', 'frozen'];

/** Those that wait and run first, the newest on top. */
const byUrgency = (a: ChatRow, b: ChatRow) =>
  Number(OVER.includes(a.state)) - Number(OVER.includes(b.state)) || b.createdAt - a.createdAt;

export function stateOf({ state, position, agent }: Pick<ChatRow, 'state' | 'position' | 'agent'>): string {
  const place = state === 'queued' && position > 0 ? `, place ${position}` : '';
  return `${STATES[state]}${place}${agent ? `, with ${agent.name}` : ''}`;
}

function item(row: ChatRow, isChosen: boolean, choose: (id: string) => void): HTMLElement {
  const { id, friendlyName, mode, org, unread, isTyping, createdAt } = row;
  const pick = h(
    'button',
    { type: 'button', onclick: () => choose(id) },
    h('strong', {}, friendlyName || 'No name'),
    ...(unread > 0 ? [' ', h('span', { className: 'badge' }, `${unread} new`)] : []),
    h('small', {}, `${stateOf(row)}${isTyping ? ', writes' : ''} · ${mode} · ${org}`),
    h('small', {}, `since ${new Date(createdAt).toLocaleTimeString()}`),
  );
  pick.setAttribute('aria-pressed', String(isChosen));
  pick.dataset.chat = id;
  return h('li', {}, pick);
}

/** What scenarios have set beside the fields here. */
function alsoSet(list: ChatList): string {
  const { agent: _a, mode: _m, queue: _q, ...rest } = CHAT_DEFAULTS;
  const names = (Object.keys(rest) as (keyof typeof rest)[]).filter(
    (name) => JSON.stringify(list[name]) !== JSON.stringify(CHAT_DEFAULTS[name]),
  );
  return names.length > 0 ? `Also set by a scenario: ${names.join(', ')}.` : '';
}

export function showQueue(list: ChatList, chosen: string | undefined, choose: (id: string) => void): void {
  const focused = (document.activeElement as HTMLElement | null)?.dataset.chat;
  byId('waiting-none').hidden = list.conversations.length > 0;
  byId('chats').replaceChildren(
    ...list.conversations.toSorted(byUrgency).map((row) => item(row, row.id === chosen, choose)),
  );
  if (focused) byId('chats').querySelector<HTMLElement>(`[data-chat="${focused}"]`)?.focus();
  byId('also-set').textContent = alsoSet(list);
  // What somebody is about to set stays.
  if (byId('settings').contains(document.activeElement)) return;
  select('agent').value = list.agent;
  select('mode').value = list.mode;
  input('place').value = String(list.queue);
}

export function startQueue(refresh: () => Promise<void>): void {
  byId('scenarios').replaceChildren(
    ...Object.entries(CHATS).map(([name, { label }]) =>
      h('li', {}, h('a', { href: `/?scenario=${name}`, target: '_blank', rel: 'noopener' }, label)),
    ),
  );
  select('mode').replaceChildren(...AGENT_MODES.map((mode) => h('option', {}, mode)));
  const set = (done: string, changes: object) =>
    void attempt(done, () => control('PUT', '/chat', changes)).then(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      return refresh();
    });
  onSubmit('settings', () =>
    set('This holds for new chats', {
      agent: select('agent').value,
      mode: select('mode').value,
      queue: input('place').valueAsNumber,
    }),
  );
  onClick('usual', () => set('New chats are as usual', CHAT_DEFAULTS));
}
