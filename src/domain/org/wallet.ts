/** Addresses of wallet accounts. */

const SHOWN = { start: 6, end: 4 } as const;

/** "0x12ab…90ef": how an address is told from another; one that would not get shorter stays whole. */
export function shortAddress(address: string): string {
  const whole = address.trim();
  if (whole.length <= SHOWN.start + SHOWN.end + 1) return whole;
  return `${whole.slice(0, SHOWN.start)}…${whole.slice(-SHOWN.end)}`;
}
