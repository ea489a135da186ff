import { nextPoll } from '#src/domain/polling.ts';

export interface SettleInput {
  /** One try: the status now, `null` for none, `undefined` when the call failed. */
  fetchStatus: () => Promise<string | null | undefined>;
  /** The status that was just submitted, if any: seeing it again means that the answer is stale. */
  submitted?: string | null | undefined;
  sleep: (ms: number) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Asks for the status until it says where to go (borrower flow s4).
 *
 * @returns the status to route by; `UNKNOWN` when the tries are used up, `undefined` when aborted.
 */
export async function settle({ fetchStatus, submitted, sleep, signal }: SettleInput) {
  let lastSeen: string | null | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const observed = await fetchStatus();
    if (signal.aborted) return undefined;
    const decision = nextPoll({ attempt, observed, submitted, lastSeen });
    if (decision.kind !== 'wait') return decision.status;
    lastSeen = observed ?? lastSeen;
    await sleep(decision.delayMs);
    if (signal.aborted) return undefined;
  }
}
