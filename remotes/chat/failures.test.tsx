import { testWithoutServices } from '#src/testing/failureMatrix/services.ts';
import { testCalls } from '#src/testing/failureMatrix/testCalls.ts';
import { callsOf } from '#src/testing/journey.ts';
import { CHAT_JOURNEYS } from './journeys.ts';
import { chat } from './testing/remote.ts';

const CALLS = callsOf(CHAT_JOURNEYS);

testCalls(chat, CALLS);
// Whether it is open is what it begins with.
testWithoutServices(chat, CALLS, { every: 1, needs: ['getOpenStatus'] });
