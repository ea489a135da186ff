import type { TestedRemote } from '#src/testing/screenCalls.ts';
import { STEPS } from '../panel/stepOf.ts';
import { chat as remote } from '../remote.tsx';

export const chat: TestedRemote = {
  ...remote,
  pages: Object.values(STEPS),
  // Agents are chosen in builds for those who test alone.
  background: ['getOpenStatus', 'getWeek', 'getChatAgents'],
};
