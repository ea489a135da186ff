import type { Store } from './store.ts';

/** A mail or text that a real back end would have sent. */
export interface Message {
  at: string;
  org: string;
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  /** What the person has to type, if anything. */
  code?: string;
  /** What the person has to open, if anything; relative to the page's base path. */
  path?: string;
}

export function createOutbox(store: Store, now: () => number, newId: () => string) {
  return {
    async send(message: Omit<Message, 'at'>): Promise<void> {
      const sent: Message = { at: new Date(now()).toISOString(), ...message };
      await store.put('outbox', newId(), message.to, sent);
    },
    list: () => store.all<Message>('outbox'),
  };
}
export type Outbox = ReturnType<typeof createOutbox>;
