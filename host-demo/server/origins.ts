/** The demo's four origins. `PORT_BASE` moves all of them. */
const base = Number(process.env.PORT_BASE ?? 4400);

export const PORTS = { lender: base, dashboard: base + 1, cdn: base + 2, api: base + 3 } as const;

export const ORIGINS = {
  lender: `http://localhost:${PORTS.lender}`,
  dashboard: `http://localhost:${PORTS.dashboard}`,
  cdn: `http://localhost:${PORTS.cdn}`,
  api: `http://localhost:${PORTS.api}`,
} as const;
