import type { Conversation } from './ChatContext.ts';
import { closed } from './closed/screen.ts';
import { ended } from './ended/screen.ts';
import { preChat } from './pre-chat/screen.ts';
import { waiting } from './waiting/screen.ts';

/** Every step of the panel, by what it is shown for: adding one is its folder, and a line here and in `journeys.ts`. */
export const STEPS = { open: preChat, closed, running: waiting, ended } as const;

/** Decided by the session, and without one by the opening hours (docs/rules.md#chat-sessions). */
export function stepOf({ state, hours }: Pick<Conversation, 'state' | 'hours'>) {
  if (state.kind !== 'none') return STEPS[state.kind];
  return hours && STEPS[hours.isOpen ? 'open' : 'closed'];
}
