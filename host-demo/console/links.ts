import { jwtDecode } from 'jwt-decode';
/** Where an application opens. */
export interface LaunchTarget {
  org: string;
  host: 'lender' | 'dashboard';
  isolation: 'shadow' | 'light';
  /** One remote, or several for one page: `borrower,chat,banner`. */
  remote: string;
}

const BASE = '/account/heloc';

/**
 * The path and query of a page of the app, on the host's origin. The dashboard's own way of mounting is not chosen
 * here; the lender's page leaves out what is the default.
 *
 * @param below starts with a slash and may carry a query and a fragment
 */
export function pathOf({ org, host, isolation, remote }: LaunchTarget, below: string): string {
  const [address = '', fragment] = below.split('#');
  const [path, query] = address.split('?');
  const params = new URLSearchParams(query);
  params.set('org', org);
  if (host === 'lender') {
    if (isolation !== 'shadow') params.set('isolation', isolation);
    if (remote !== 'borrower' && remote !== 'signer') params.set('remote', remote);
  }
  const own = `${BASE}${path}?${params.toString().replaceAll('%2C', ',')}`;
  return fragment === undefined ? own : `${own}#${fragment}`;
}

/** The dashboard is another origin: its handover page keeps the session there, or ends the one before. */
export function handoverUrl(dashboard: string, to: string, jwt: string | undefined): string {
  const fragment = new URLSearchParams(jwt ? { to, jwt } : { to });
  return `${dashboard}/auth/handover#${fragment}`;
}

/** When a token stops working, in milliseconds; 0 when it cannot be read. */
export function expiryOf(jwt: string): number {
  try {
    return (jwtDecode(jwt).exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}
