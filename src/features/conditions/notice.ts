import { isOneOf } from '#src/domain/enums.ts';

/** What the list says on arrival: what was asked for is no longer open; an answer was sent; a phone was saved. */
const NOTICES = ['gone', 'sent', 'saved'] as const;
export type Notice = (typeof NOTICES)[number];

/** As the state of a navigation. */
export const noticeState = (notice: Notice): { notice: Notice } => ({ notice });

export function noticeOf(state: unknown): Notice | undefined {
  const notice = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : undefined;
  return isOneOf(NOTICES, notice) ? notice : undefined;
}
