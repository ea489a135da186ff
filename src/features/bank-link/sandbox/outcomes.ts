import type { BankLinkReason } from '../port.ts';
import type { copy } from './copy.ts';

type Key = Extract<keyof (typeof copy)['strings'], 'invalid' | 'wrongCode' | 'down' | 'rate' | 'unknown'>;

interface Outcome {
  reason: BankLinkReason;
  text: Key;
}

/** What the sandbox's banks, payrolls and tax programs answer when they do not link. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  INVALID_CREDENTIALS: { reason: 'invalid-credentials', text: 'invalid' },
  INVALID_CODE: { reason: 'invalid-credentials', text: 'wrongCode' },
  INSTITUTION_DOWN: { reason: 'institution-down', text: 'down' },
  RATE_LIMITED: { reason: 'rate-limited', text: 'rate' },
  INSTITUTION_NOT_FOUND: { reason: 'institution-not-found', text: 'unknown' },
};

export function outcomeOf(name: string): Outcome {
  return (
    (Object.hasOwn(OUTCOMES, name) ? OUTCOMES[name] : undefined) ?? { reason: 'failed', text: 'unknown' }
  );
}
