import { testCalls } from '#src/testing/failureMatrix/testCalls.ts';
import { CHAT_CALLS } from './journeys.ts';
import { chat } from './remote.tsx';

testCalls(chat, CHAT_CALLS);
