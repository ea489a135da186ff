import type { ShownPage } from '#src/features/screens/ScreenView.tsx';
import type { Conversation } from './ChatContext.ts';
import { closed } from './closed/screen.ts';
import { ended } from './ended/screen.ts';
import { preChat } from './pre-chat/screen.ts';
import { waiting } from './waiting/screen.ts';

const OF_SESSION = { none: undefined, running: waiting, ended } as const;

/** Decided by the session, and without one by the opening hours (docs/rules.md#chat-sessions). */
export function stepOf({ state, hours }: Pick<Conversation, 'state' | 'hours'>): ShownPage | undefined {
  return OF_SESSION[state.kind] ?? (hours && (hours.isOpen ? preChat : closed));
}
