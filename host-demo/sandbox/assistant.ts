import type { SandboxClock } from './clock.ts';
import type { Store } from './store.ts';

/** One message of a conversation, as the history shows it. */
export interface Said {
  id: string;
  position: number;
  senderType: 'USER' | 'BOT';
  message: string;
  createdAt: string;
  questionId: string | null;
}

interface Kept extends Said {
  /** What the person said of a reply: 1 it helped, 0 it did not. */
  rating?: number;
}

/** What the history shows at most. */
const PAGE = 20;

/** The first that a question is about; the same question always has the same reply. */
const REPLIES: readonly [about: RegExp, reply: string][] = [
  [
    /\b(rate|apr|interest)\b/i,
    'Your rate depends on your credit, your home and how much you draw. You see it before you agree to anything.',
  ],
  [
    /\b(long|days|fund|money|when)\b/i,
    'You can apply in minutes. The money comes in as little as five business days, after the time in which you may cancel.',
  ],
  [
    /\b(document|upload|paystub|statement)\b/i,
    'We ask for documents only when a bank or a payroll cannot tell us. Your application lists what is needed.',
  ],
  [/\b(credit|score|pull)\b/i, 'Looking at your offer is a soft pull and does not change your credit score.'],
];
const UNKNOWN = 'I am not sure about that. You can ask in other words, or talk to a person.';

export const replyTo = (question: string): string =>
  REPLIES.find(([about]) => about.test(question))?.[1] ?? UNKNOWN;

/** Conversations with the assistant: what was asked and replied, in order. */
export function createAssistant({
  store,
  clock,
  newId,
}: {
  store: Store;
  clock: SandboxClock;
  newId: () => string;
}) {
  const read = (conversationId: string) => store.find<Kept>('said', conversationId);
  const keep = (conversationId: string, said: Kept) => store.put('said', said.id, conversationId, said);
  const shown = ({ rating: _, ...said }: Kept): Said => said;

  return {
    async history(conversationId: string): Promise<Said[]> {
      return (await read(conversationId)).slice(-PAGE).map(shown);
    },
    async ask(conversationId: string, message: string): Promise<{ question: Said; reply: Said }> {
      const { length } = await read(conversationId);
      const createdAt = new Date(clock.now()).toISOString();
      const questionId = newId();
      const question: Kept = {
        id: newId(),
        position: length,
        senderType: 'USER',
        message,
        createdAt,
        questionId: null,
      };
      const reply: Kept = {
        id: newId(),
        position: length + 1,
        senderType: 'BOT',
        message: replyTo(message),
        createdAt,
        questionId,
      };
      await keep(conversationId, question);
      await keep(conversationId, reply);
      return { question: shown(question), reply: shown(reply) };
    },
    /** Whether there is such a reply. */
    async rate(conversationId: string, questionId: string, rating: number): Promise<boolean> {
      const reply = (await read(conversationId)).find((said) => said.questionId === questionId);
      if (reply) await keep(conversationId, { ...reply, rating });
      return reply !== undefined;
    },
    /** All of it, with the ratings, for tests. */
    all: read,
  };
}

export type Assistant = ReturnType<typeof createAssistant>;
