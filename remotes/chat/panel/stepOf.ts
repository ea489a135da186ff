import { agent } from './agent/screen.ts';
import { assistant } from './assistant/screen.ts';
import type { Conversation } from './ChatContext.ts';
import { closed } from './closed/screen.ts';
import { ended } from './ended/screen.ts';
import { preChat } from './pre-chat/screen.ts';
import { survey } from './survey/screen.ts';

/** Every step of the panel, by what it is shown for: adding one is its folder, and a line here and in `journeys.ts`. */
export const STEPS = { open: preChat, assistant, closed, running: agent, ended, survey } as const;

/** Decided by the session, and without one by the opening hours (docs/rules.md#chat-sessions). */
export function stepOf({
  state,
  hours,
  wantsPerson,
  ended: isOver,
  isAsked,
}: Pick<Conversation, 'state' | 'hours' | 'wantsPerson' | 'ended' | 'isAsked'>) {
  if (isOver) return STEPS[isAsked ? 'survey' : 'ended'];
  if (state.kind === 'asking') return undefined;
  const isWithAgent = state.kind === 'running' && state.session.mode !== 'chatbot';
  if (isWithAgent) return STEPS.running;
  if (wantsPerson) return hours && STEPS[hours.isOpen ? 'open' : 'closed'];
  if (state.kind === 'running') return STEPS.assistant;
  return hours && STEPS[hours.isOpen ? 'open' : 'assistant'];
}
