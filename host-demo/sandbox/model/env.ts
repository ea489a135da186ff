import type { Organisation } from '../organisations.ts';
import type { Message } from '../outbox.ts';

/** What the model may use. Mails are sent once the application has been saved. */
export interface Env {
  /** Sandbox time, milliseconds. */
  now: number;
  organisation: Required<Organisation>;
  mails: Omit<Message, 'at'>[];
}
