import type * as topic from '#src/api/contract/chatAgents.ts';
import { STAFF } from '../chat/staff.ts';
import type { HandlersOf } from './types.ts';

export const chatAgentsHandlers = {
  getChatAgents: () => ({ agents: STAFF }),
} satisfies HandlersOf<typeof topic>;
