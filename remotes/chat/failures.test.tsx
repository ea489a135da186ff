import { testCalls } from '#src/testing/failureMatrix/testCalls.ts';
import { callsOf } from '#src/testing/journey.ts';
import { CHAT_JOURNEYS } from './journeys.ts';
import { chat } from './testing/remote.ts';

testCalls(chat, callsOf(CHAT_JOURNEYS));
