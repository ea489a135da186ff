import { isRead, testCalls } from '#src/testing/failureMatrix/testCalls.ts';
import { CALLS } from './journeys.ts';
import { borrower } from './testing/remote.ts';

testCalls(
  borrower,
  CALLS.filter((call) => !isRead(call)),
);
