import { testCalls } from '#src/testing/failureMatrix/testCalls.ts';
import { SIGNER_CALLS } from './journeys.ts';
import { signer } from './testing/remote.ts';

testCalls(signer, SIGNER_CALLS);
