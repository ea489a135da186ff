import '../../base.css';
import '../../enlarged.css';
import '../console.css';
import './desk.css';
import type { ChatList, ChatTruth } from '#sandbox/control/chatRoutes.ts';
import { control } from '../control.ts';
import { byId } from '../dom.ts';
import { watchHealth } from '../health.ts';
import { attempt } from '../messages.ts';
import { showQueue, startQueue } from './queue.ts';
import { showTalk, startTalk } from './talk.ts';
import { showTrouble, startTrouble } from './trouble.ts';

const EVERY_MS = 700;
let chosen: string | undefined;
let last = '';

/** Draws only what is new, so that nothing is taken away from under a hand. */
async function show(): Promise<void> {
  const list = await control<ChatList>('GET', '/chat');
  const isThere = list.conversations.some(({ id }) => id === chosen);
  const wanted = isThere ? chosen : undefined;
  const truth = wanted === undefined ? undefined : await control<ChatTruth>('GET', `/chat/${wanted}`);
  // Another one was chosen meanwhile.
  if (isThere && wanted !== chosen) return;
  const state = JSON.stringify([list, truth, wanted]);
  if (state === last) return;
  last = state;
  showQueue(list, wanted, (id) => void choose(id));
  showTalk(truth);
  showTrouble(truth);
}

/** Whether the sandbox answers is said by the line above. */
const refresh = () => show().catch(() => undefined);

async function choose(id: string): Promise<void> {
  chosen = id;
  await refresh();
  // A queue may be long, and on a phone the chat is below it.
  byId('talk').scrollIntoView({ block: 'start' });
}

/** Does something in the chat that is chosen. @returns whether it worked */
async function act(done: string, path: string, body?: unknown, method = 'POST'): Promise<boolean> {
  const id = chosen;
  const worked = await attempt(done, () => control(method, `/chat/${id}${path}`, body));
  await refresh();
  return worked;
}
export type ActInChat = typeof act;

startQueue(refresh);
startTalk(act);
startTrouble(act);
watchHealth(refresh);
setInterval(() => {
  if (!document.hidden) void refresh();
}, EVERY_MS);
