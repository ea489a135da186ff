import { callsOf } from '#src/testing/journey.ts';
import { testTypedText } from '#src/testing/typedText.tsx';
import { SIGNER_JOURNEYS } from './journeys.ts';
import { signer } from './testing/remote.ts';

testTypedText(signer, callsOf(SIGNER_JOURNEYS));
