import { callsOf } from '#src/testing/journey.ts';
import { testTypedText } from '#src/testing/typedText.tsx';
import { CHAT_JOURNEYS } from './journeys.ts';
import { chat } from './testing/remote.ts';

testTypedText(chat, callsOf(CHAT_JOURNEYS));
