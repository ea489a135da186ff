import type { ReceivedRequest } from '#sandbox/http/requests.ts';
import type { Message } from '#sandbox/outbox.ts';
import { remoteAt } from '#src/domain/remotes.js';
import { control } from './control.ts';
import { button, byId, h, input, onClick } from './dom.ts';
import { attempt, showError, showMessage } from './messages.ts';
import { openPublic, openSignedOut } from './open.ts';
import { launchTarget } from './where.ts';

const SHOWN = 60;
const LIVE_MS = 2000;
const timeOf = (at: string) => new Date(at).toLocaleTimeString();
const json = (value: unknown) => JSON.stringify(value, null, 2);
const none = (text: string) => h('li', { className: 'hint' }, text);

let requests: ReceivedRequest[] = [];

function requestItem({ at, method, path, query, headers, body }: ReceivedRequest): HTMLElement {
  const search = new URLSearchParams(query).toString();
  const detail = h('textarea', { readOnly: true, rows: 12, value: json({ headers, body }) });
  detail.setAttribute('aria-label', `${method} ${path}`);
  return h(
    'li',
    {},
    h(
      'details',
      {},
      h(
        'summary',
        {},
        h('time', { dateTime: at }, timeOf(at)),
        ' ',
        h('b', {}, method),
        ` ${path}${search && `?${search}`}`,
      ),
      detail,
    ),
  );
}

function drawRequests(): void {
  const wanted = input('filter').value.trim().toLowerCase();
  const matching = requests.filter((request) => !wanted || json(request).toLowerCase().includes(wanted));
  const shown = matching.slice(-SHOWN).reverse();
  const left = matching.length - shown.length;
  byId('requests').replaceChildren(
    ...shown.map(requestItem),
    ...(shown.length === 0 ? [none('None')] : []),
    ...(left > 0 ? [none(`${left} older ones are left out`)] : []),
  );
}

/** An invitation is a login of its own; anything else goes beside the session that there is. */
const openLink = (org: string, path: string) =>
  remoteAt(path) === 'signer'
    ? openSignedOut({ ...launchTarget(), org, remote: 'signer' }, path)
    : openPublic({ ...launchTarget(), org, remote: 'borrower' }, path);

function messageItem({ at, org, channel, to, subject, text, code, path }: Message): HTMLElement {
  const copy = async (value: string) => {
    await navigator.clipboard.writeText(value);
    showMessage(`Copied: ${value}`);
  };
  return h(
    'li',
    {},
    h(
      'div',
      {},
      h('time', { dateTime: at }, timeOf(at)),
      ` ${channel === 'email' ? 'Mail' : 'Text'} to `,
      h('b', {}, to),
      h('p', {}, `${subject}: ${text}`),
      ...(code ? [h('code', {}, code)] : []),
    ),
    ...(code ? [button('Copy', `the code ${code}`, () => void copy(code).catch(showError))] : []),
    ...(path
      ? [
          button('Open', `what was sent to ${to}`, () => {
            void attempt('', () => openLink(org, path));
          }),
        ]
      : []),
  );
}

let last = '';
/** Draws only what is new, so that an open entry stays open. */
export async function showTraffic(): Promise<void> {
  try {
    const [received, sent] = await Promise.all([
      control<ReceivedRequest[]>('GET', '/requests'),
      control<Message[]>('GET', '/outbox'),
    ]);
    const state = json([received.length, received.at(-1)?.at, sent]);
    if (state === last) return;
    last = state;
    requests = received;
    drawRequests();
    const newest = [...sent].sort((a, b) => b.at.localeCompare(a.at)).slice(0, SHOWN);
    byId('outbox').replaceChildren(
      ...newest.map(messageItem),
      ...(newest.length === 0 ? [none('None')] : []),
    );
  } catch (error) {
    showError(error);
  }
}

export function startTraffic(): void {
  onClick('refresh', () => void showTraffic());
  input('filter').addEventListener('input', drawRequests);
  onClick('clear-requests', () => {
    void attempt('Requests cleared', () => control('DELETE', '/requests')).then(showTraffic);
  });
  setInterval(() => {
    if (input('live').checked && !document.hidden) void showTraffic();
  }, LIVE_MS);
}
