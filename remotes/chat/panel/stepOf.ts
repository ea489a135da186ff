import { assistant } from './assistant/screen.ts';
import type { Conversation } from './ChatContext.ts';
import { closed } from './closed/screen.ts';
import { ended } from './ended/screen.ts';
import { preChat } from './pre-chat/screen.ts';
import { waiting } from './waiting/screen.ts';

/** Every step of the panel, by what it is shown for: adding one is its folder, and a line here and in `journeys.ts`. */
export const STEPS = { open: preChat, assistant, closed, running: waiting, ended } as const;

/** Decided by the session, and without one by the opening hours (docs/rules.md#chat-sessions). */
export function stepOf({ state, hours, wantsPerson }: Pick<Conversation, 'state' | 'hours' | 'wantsPerson'>) {
  if (wantsPerson && state.kind !== 'ended') {
    const isWithAgent = state.kind === 'running' && state.session.mode !== 'chatbot';
    if (!isWithAgent) return hours && STEPS[hours.isOpen ? 'open' : 'closed'];
  }
  if (state.kind === 'running') return STEPS[state.session.mode === 'chatbot' ? 'assistant' : 'running'];
  if (state.kind === 'ended') return STEPS.ended;
  return hours && STEPS[hours.isOpen ? 'open' : 'assistant'];
}
