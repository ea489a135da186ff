/** How long a session lives without a sign of life (screens s11.2), and when the person is warned. */
export const SESSION_MS = 20 * 60_000;
export const WARNING_MS = 2 * 60_000;

/**
 * What is left of a session, by the server's word if it makes sense here: a device's clock may be wrong, and then a
 * whole session is assumed. A server that ends it earlier says so when something is signed.
 */
export function remainingMs(expiresAt: string, now: Date): number {
  const left = Date.parse(expiresAt) - now.getTime();
  return left > 0 && left <= SESSION_MS ? left : SESSION_MS;
}
