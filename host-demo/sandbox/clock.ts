/** The sandbox's time. It can be set and sped up, so that a test need not wait three days for a cancellation period. */
export interface SandboxClock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** The time that passes outside; tokens and rate limits of the transport go by it. */
  real(): number;
  set(change: { now?: number | undefined; rate?: number | undefined }): void;
  rate(): number;
}

export function createClock(real: () => number = Date.now): SandboxClock {
  let base = real();
  let shown = base;
  let rate = 1;
  const now = () => Math.round(shown + (real() - base) * rate);
  return {
    now,
    real,
    rate: () => rate,
    set(change) {
      shown = change.now ?? now();
      base = real();
      rate = change.rate ?? rate;
    },
  };
}
