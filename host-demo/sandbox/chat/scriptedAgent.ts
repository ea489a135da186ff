import { type Act, DEFAULT_AGENT, type DoAct } from './acts.ts';
import type { Conversations } from './conversations.ts';
import type { ChatMessage, Conversation } from './records.ts';
import type { ChatSettings } from './settings.ts';

const COLLEAGUE = 'Jonas';
const QUOTED = 80;

/** The smallest PDF that a reader opens. */
const LETTER = {
  name: 'what-we-need.pdf',
  type: 'application/pdf',
  base64: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  ).toString('base64'),
};

const quoted = (text: string) => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);

/** What they do about a message; the first that it is about. The same message always has the same answer. */
const REPLIES: readonly [about: RegExp, acts: (message: ChatMessage) => Act[]][] = [
  [/\b(?:bye|goodbye)\b/i, () => [{ say: 'Thank you for chatting with us. Goodbye!' }, { close: true }]],
  [/\b(?:document|file|form)s?\b/i, () => [{ say: 'Here is the list of what we need.' }, { file: LETTER }]],
  [
    /\b(?:colleague|somebody else|transfer)\b/i,
    () => [
      { say: 'I hand you over to a colleague.' },
      { transfer: COLLEAGUE },
      { say: 'I have read what you wrote. I take it from here.' },
    ],
  ],
  [
    /\b(?:rate|apr|interest)\b/i,
    () => [{ say: 'Your rate is on the offer page. It does not change while you decide.' }],
  ],
];
const reply = ({ text, files }: ChatMessage): Act[] =>
  files.length > 0
    ? [{ say: `I have received ${files.map(({ name }) => name).join(', ')}.` }]
    : [{ say: `I have noted this: “${quoted(text)}”` }];

/** They have read what the assistant was asked. */
function greeting({ friendlyName, handOver, agent }: Conversation): string {
  const asked = handOver.findLast(({ senderType }) => senderType === 'USER');
  return [
    `Hello ${friendlyName || 'there'}, I am ${agent?.name ?? DEFAULT_AGENT}.`,
    asked ? `You asked our assistant: “${quoted(asked.message)}”` : 'How can I help?',
  ].join(' ');
}

interface Parts {
  conversations: Conversations;
  settings: { get(): ChatSettings };
  act: DoAct;
  /** @returns false where the sandbox was closed or reset meanwhile */
  wait(ms: number): Promise<boolean>;
}

/** An agent who is a program: joins when it is one's turn, and answers each message. One thing at a time in a conversation. */
export function createScriptedAgent({ conversations, settings, act, wait }: Parts) {
  const work = new Map<string, Promise<unknown>>();

  const isOver = (id: string) => {
    const state = conversations.find(id)?.state;
    return state === undefined || state === 'closed' || state === 'frozen';
  };

  async function take(id: string, steps: AsyncGenerator<Act, void>): Promise<void> {
    for await (const step of steps) {
      if (isOver(id)) return;
      await act(id, step);
    }
  }

  /** After what they do already; what is over meanwhile is left. */
  function next(id: string, steps: () => AsyncGenerator<Act, void>): void {
    const before = work.get(id) ?? Promise.resolve();
    const current = before
      .then(() => take(id, steps()))
      .catch((error: unknown) => {
        // Its store is closed as well.
        if (!isOver(id)) console.error(error);
      });
    work.set(id, current);
    void current.then(() => work.get(id) === current && work.delete(id));
  }

  async function* arrive(id: string): AsyncGenerator<Act, void> {
    const { queueStepMs, agentDelayMs, opening } = settings.get();
    for (let position = (conversations.find(id)?.position ?? 0) - 1; position >= 0; position -= 1) {
      if (!(await wait(queueStepMs))) return;
      yield { queue: position };
    }
    if (!(await wait(agentDelayMs))) return;
    yield { join: conversations.find(id)?.wanted ?? DEFAULT_AGENT };
    const conversation = conversations.find(id);
    if (conversation) yield { say: greeting(conversation) };
    for (const { afterMs, ...step } of opening) {
      if (!(await wait(afterMs))) return;
      yield step as Act;
    }
  }

  async function* answer(message: ChatMessage): AsyncGenerator<Act, void> {
    const { agentDelayMs } = settings.get();
    const acts = REPLIES.find(([about]) => about.test(message.text))?.[1] ?? reply;
    yield { read: message.seq };
    yield { type: true };
    if (!(await wait(agentDelayMs))) return;
    yield { type: false };
    yield* acts(message);
  }

  const isScripted = () => settings.get().agent === 'scripted';
  conversations.onStart(({ id }) => {
    if (isScripted()) next(id, () => arrive(id));
  });
  conversations.subscribeAll(({ id }, event) => {
    if (isScripted() && event.type === 'message' && event.message.from === 'customer')
      next(id, () => answer(event.message));
  });
}
