import { testCalls } from '#src/testing/failureMatrix/testCalls.ts';
import { callsOf } from '#src/testing/journey.ts';
import * as journey from './journey.ts';
import { chat } from './remote.tsx';

testCalls(chat, callsOf({ chat: journey }));
