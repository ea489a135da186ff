type Refusal = 400 | 401 | 403 | 404 | 409 | 429 | 500 | 503;
export type FailureName = `${Refusal}` | 'network down' | 'malformed' | 'wrong shape' | 'timeout';

/** The failures of a call: the sandbox's setting for each, and the page's message. */
export interface Failure {
  name: FailureName;
  fault: { kind: 'status' | 'network' | 'timeout' | 'malformed' | 'wrong-shape'; status?: number };
  message: string | RegExp;
}

const GENERIC = 'Something went wrong. Please try again.';

const UNEXPECTED = /Something unexpected happened\. Please call us at/;

const status = (code: Refusal, message: string | RegExp): Failure => ({
  name: `${code}`,
  fault: { kind: 'status', status: code },
  message,
});

/** After each of them one is still on the page and may try again. */
export const FAILURES: readonly Failure[] = [
  status(400, UNEXPECTED),
  status(403, /You do not have access to this\. Please call us at/),
  status(404, /We could not find what you asked for\. Please call us at/),
  status(409, 'This was changed in the meantime. Reload the page and try again.'),
  status(429, 'You have tried too many times. Wait a minute and try again.'),
  status(500, GENERIC),
  status(503, GENERIC),
  {
    name: 'network down',
    fault: { kind: 'network' },
    message: 'Check your internet connection and try again. What you entered is still here.',
  },
  { name: 'malformed', fault: { kind: 'malformed' }, message: GENERIC },
  { name: 'wrong shape', fault: { kind: 'wrong-shape' }, message: UNEXPECTED },
];

/** Takes the half minute that the app waits for an answer. */
export const TIMEOUT: Failure = {
  name: 'timeout',
  fault: { kind: 'timeout' },
  message: 'This took longer than expected. Please try again.',
};

/** Ends the session, where the call needs one. */
export const UNAUTHENTICATED: Failure = {
  name: '401',
  fault: { kind: 'status', status: 401 },
  message: 'Your session has ended. Please sign in again.',
};
