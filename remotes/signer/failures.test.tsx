import { testWithoutServices } from '#src/testing/failureMatrix/services.ts';
import { testCalls } from '#src/testing/failureMatrix/testCalls.ts';
import { callsOf } from '#src/testing/journey.ts';
import { SIGNER_JOURNEYS } from './journeys.ts';
import { signer } from './testing/remote.ts';

const CALLS = callsOf(SIGNER_JOURNEYS);
testCalls(signer, CALLS);

/** A flag decides whether signers are asked for anything. */
const isFlagged = ({ screen }: { screen: string }) => screen.startsWith('heloc-signer/conditions');
testWithoutServices(
  signer,
  CALLS.filter((call) => !isFlagged(call)),
  { every: 6 },
);
testWithoutServices(signer, CALLS.filter(isFlagged), { every: 6, needs: ['postFeatures', 'postFeature'] });
