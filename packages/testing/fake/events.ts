import type { HelocEvent } from '#packages/embed/index.ts';

export const FIRST_STEP = {
  type: 'step',
  path: 'register-v2',
  title: 'Property address',
  stage: 'INITIAL',
} as const satisfies HelocEvent;

const JOURNEY = { journeyId: '0f9d2c64-8a37-4b1e-9c55-2d7e6a1b3c48' } as const;

/** Every event with details that it can have, in the order in which an application has them. */
const IN_ORDER = {
  step: FIRST_STEP,
  ready: { type: 'ready' },
  status: { type: 'status', checklistStatus: 'OFFER_SELECTION' },
  started: { type: 'started', ...JOURNEY },
  refused: { type: 'refused', ...JOURNEY, path: 'register-v2', count: 2 },
  'step-completed': { type: 'step-completed', ...JOURNEY, path: 'register-v2', index: 0, durationMs: 41_000 },
  'offers-seen': { type: 'offers-seen', ...JOURNEY },
  'offer-chosen': { type: 'offer-chosen', ...JOURNEY },
  submitted: { type: 'submitted', ...JOURNEY },
  signed: { type: 'signed', ...JOURNEY },
  'chat-requested': { type: 'chat-requested', org: 'LENDER' },
  'chat-unread': { type: 'chat-unread', org: 'LENDER', count: 2 },
  navigate: { type: 'navigate', url: 'https://lender.example/dashboard' },
  unauthenticated: {
    type: 'unauthenticated',
    url: 'https://lender.example/auth/login?redirectUrl=%2Faccount%2Fheloc',
  },
  'logout-requested': { type: 'logout-requested' },
  logged_out: { type: 'logged_out' },
  'account-changed': { type: 'account-changed' },
  left: { type: 'left', ...JOURNEY, path: 'bank/disburse' },
  error: {
    type: 'error',
    code: 'screen-failed',
    retryable: true,
    correlationId: '5b0c8f56-1111-4e57-9a5b-3a4a1f0d2c11',
  },
  flags: {
    type: 'flags',
    state: 'READY',
    changed: [],
    flags: { 'fe-heloc-web-chat': { value: true, reason: 'TARGETING_MATCH', variant: 'on' } },
  },
  complete: { type: 'complete' },
} as const satisfies { [Type in HelocEvent['type']]: Extract<HelocEvent, { type: Type }> };

export const eventsInOrder = (): HelocEvent[] => Object.values(IN_ORDER);

/** A misspelt name would wait for ever: it is refused, with the names that there are. */
export function refuseUnknownEvent(type: string): void {
  if (!Object.hasOwn(IN_ORDER, type))
    throw new Error(`There is no event "${type}", only ${Object.keys(IN_ORDER).join(', ')}`);
}
