import { testCalls } from '#src/testing/failureMatrix/testCalls.ts';
import { CHAT_CALLS } from './journeys.ts';
import { chat } from './testing/remote.ts';

testCalls(chat, CHAT_CALLS);
