import { nextPoll } from '#src/domain/polling.ts';
import type { Status } from './ApplicationContext.ts';

export interface PollInput {
  /** One try: the status now, `undefined` when the call failed. */
  fetchStatus: () => Promise<Status | undefined>;
  /** The status that was just submitted, if any: seeing it again means that the answer is stale. */
  submitted?: string | null | undefined;
  sleep: (ms: number) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Asks for the status until it says where to go (docs/rules.md#polling-for-a-status).
 *
 * @returns the status to route by, and when the tries were used up what was seen last; `undefined` when aborted.
 */
export async function pollStatus({ fetchStatus, submitted, sleep, signal }: PollInput) {
  let lastSeen: string | null | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetchStatus();
    if (signal.aborted) return undefined;
    const observed = answer && (answer.checklistStatus ?? null);
    const declined = answer?.uwDecision === 'DECLINE';
    const decision = nextPoll({ attempt, observed, submitted, declined, lastSeen });
    lastSeen = observed ?? lastSeen;
    if (decision.kind !== 'wait') return { ...decision, lastSeen };
    await sleep(decision.delayMs);
    if (signal.aborted) return undefined;
  }
}
