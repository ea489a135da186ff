import type { HelocEvent } from './events.ts';

/** What a journey is made of: what the host is told, and what becomes of the forms that are submitted. */
export type Move = HelocEvent | Answered;

interface Answered {
  type: 'answered';
  /** How many answers of a page have to be corrected; with none they were taken, and one goes on from here. */
  refused: number;
}
