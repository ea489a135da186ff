import { testCalls } from '#src/testing/failureMatrix/testCalls.ts';
import { callsOf } from '#src/testing/journey.ts';
import { SIGNER_JOURNEYS } from './journeys.ts';
import { signer } from './testing/remote.ts';

testCalls(signer, callsOf(SIGNER_JOURNEYS));
