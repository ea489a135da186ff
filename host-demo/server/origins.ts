/** The demo's four origins. `PORT_BASE` moves all of them. */
const base = Number(process.env.PORT_BASE ?? 4400);

export const PORTS = { lender: base, dashboard: base + 1, cdn: base + 2, api: base + 3 } as const;

export const ORIGINS = {
  lender: `http://localhost:${PORTS.lender}`,
  dashboard: `http://localhost:${PORTS.dashboard}`,
  cdn: `http://localhost:${PORTS.cdn}`,
  api: `http://localhost:${PORTS.api}`,
} as const;

/** Browsers may come from the two host origins and from `<slug>.localhost` on the lender's port. */
export function isHostOrigin(origin: string): boolean {
  const { hostname, port, protocol } = new URL(origin);
  return (
    protocol === 'http:' &&
    (hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost')) &&
    Number(port) >= PORTS.lender
  );
}
