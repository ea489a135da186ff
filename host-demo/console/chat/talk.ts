import type { ChatMessage } from '#sandbox/chat/records.ts';
import type { ChatTruth } from '#sandbox/control/chatRoutes.ts';
import { button, byId, h, input, onClick, onSubmit } from '../dom.ts';
import { showError } from '../messages.ts';
import { origins } from '../origins.ts';
import type { ActInChat } from './main.ts';
import { stateOf } from './queue.ts';

/** The person is told at most so often that somebody writes. */
const TYPING_MS = 3000;
const NEAR_END = 40;
const timeOf = (at: number) => new Date(at).toLocaleTimeString();
const field = () => byId<HTMLTextAreaElement>('text');

let shown: ChatTruth | undefined;

function message({ id, friendlyName, readUpTo }: ChatTruth, said: ChatMessage): HTMLElement {
  const { from, author, seq, at, text, files, clientId } = said;
  const name = from === 'customer' ? friendlyName || 'Customer' : (author ?? from);
  const isRead = from === 'agent' && seq === readUpTo.customer;
  return h(
    'li',
    { className: from },
    h('b', {}, name),
    ' ',
    h('time', { dateTime: new Date(at).toISOString() }, timeOf(at)),
    ' ',
    h('small', { title: clientId ?? 'no id of its own' }, `#${seq}`),
    h('p', {}, text),
    ...files.map((file) =>
      h(
        'a',
        { href: `${origins.api}/sandbox/v1/chat/${id}/files/${file.id}`, target: '_blank', rel: 'noopener' },
        `${file.name} (${file.size} bytes)`,
      ),
    ),
    ...(isRead ? [h('small', {}, ' Read')] : []),
  );
}

export function showTalk(truth: ChatTruth | undefined): void {
  const isOther = truth?.id !== shown?.id;
  shown = truth;
  byId('talk-some').hidden = !truth;
  byId('talk-title').textContent = truth ? truth.friendlyName || 'No name' : 'No chat is chosen';
  if (!truth) return;
  const { emailAddress, mode, org, applicationUuid, identityUuid, handOver, messages, isTyping, survey } =
    truth;
  byId('talk-facts').textContent = [
    stateOf(truth),
    emailAddress,
    mode,
    org,
    identityUuid ? 'signed in' : 'a visitor',
    ...(applicationUuid ? [`application ${applicationUuid}`] : []),
    ...(survey ? [`survey: ${survey.reason} ${survey.additionalInformation ?? ''}`] : []),
  ].join(' · ');
  byId('hand-over').hidden = handOver.length === 0;
  byId('asked').replaceChildren(
    ...handOver.map(({ senderType, message: text }) =>
      h('li', {}, h('div', {}, h('b', {}, senderType === 'USER' ? 'Customer' : 'Assistant'), ` ${text}`)),
    ),
  );
  const log = byId('log');
  const isAtEnd = isOther || log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END;
  byId('messages').replaceChildren(...messages.map((said) => message(truth, said)));
  if (isAtEnd) log.scrollTop = log.scrollHeight;
  byId('typing').textContent = isTyping ? `${truth.friendlyName || 'The customer'} is writing` : '';
  const isOver = truth.state === 'closed' || truth.state === 'frozen';
  for (const name of ['say', 'join'])
    for (const control of byId<HTMLFormElement>(name).elements)
      (control as HTMLButtonElement).disabled = isOver;
  input('file').disabled = isOver;
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export function startTalk(act: ActInChat): void {
  const does = (done: string, body: object) => act(done, '/agent', body);
  let toldAt = 0;
  // It scrolls, so the keyboard has to come to it.
  byId('log').tabIndex = 0;

  async function say(): Promise<void> {
    const text = field().value;
    if (text.trim() === '') return;
    toldAt = 0;
    // By the name that is given, as if that had been pressed.
    if (!shown?.agent && !(await does('', { join: input('name').value }))) return;
    if (await does('', { say: text })) field().value = '';
  }
  onSubmit('say', () => void say());
  field().addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void say();
  });
  field().addEventListener('input', () => {
    if (!shown?.agent || Date.now() - toldAt < TYPING_MS) return;
    toldAt = Date.now();
    void does('', { type: true });
  });
  onSubmit('join', () => void does('You are in the chat', { join: input('name').value }));
  onClick('transfer', () => void does('Handed over', { transfer: input('name').value }));
  input('file').addEventListener('change', async () => {
    const [file] = input('file').files ?? [];
    if (!file) return;
    try {
      await does('The file was sent', {
        file: {
          name: file.name,
          type: file.type || 'application/octet-stream',
          base64: await base64Of(file),
        },
      });
    } catch (error) {
      showError(error);
    }
    input('file').value = '';
  });
  byId('acts').replaceChildren(
    button('Mark as read', '', () => void does('Read', { read: shown?.messages.length ?? 0 })),
    button('Leave', 'the chat', () => void does('You have left; they wait again', { leave: true })),
    button('Close', 'the chat', () => void does('The chat has ended', { close: true })),
    button('Freeze', 'the chat', () => void does('The chat is frozen', { freeze: true })),
  );
}
