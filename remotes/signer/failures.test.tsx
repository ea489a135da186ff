import { testWithoutServices } from '#src/testing/failureMatrix/services.ts';
import { testCalls } from '#src/testing/failureMatrix/testCalls.ts';
import { callsOf } from '#src/testing/journey.ts';
import { SIGNER_JOURNEYS } from './journeys.ts';
import { signer } from './testing/remote.ts';

const CALLS = callsOf(SIGNER_JOURNEYS);

testCalls(signer, CALLS);
testWithoutServices(signer, CALLS, { every: 6 });
