/** How long a session lasts without activity, and when the person is warned (docs/rules.md#time-to-sign). */
export const SESSION_MS = 20 * 60_000;
export const WARNING_MS = 2 * 60_000;

/**
 * What is left of a session by the server's time, if that is plausible: a device's clock may be wrong, and then a whole
 * session is assumed. If the server ends it earlier, the next signature is refused.
 */
export function remainingMs(expiresAt: string, now: Date): number {
  const left = Date.parse(expiresAt) - now.getTime();
  return left > 0 && left <= SESSION_MS ? left : SESSION_MS;
}
