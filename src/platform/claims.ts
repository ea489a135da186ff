import type { Audience } from '#src/api/contract/identity.ts';

/** What a token says of its bearer, unverified: only the server can trust it. */
export interface Claims {
  org?: string | undefined;
  /** At which of the two logins it was given (docs/rules.md#where-to-log-in). */
  audience: Audience;
  /** Who it is; empty when the token does not say. */
  sub: string;
  /** Milliseconds since the epoch; `undefined` when the token does not say. */
  expires?: number | undefined;
}

/** The claims of a JWT, with or without its `Bearer ` prefix; `undefined` when it is none. */
export function readClaims(token: string | undefined): Claims | undefined {
  try {
    const payload = token?.replace(/^Bearer\s+/i, '').split('.')[1];
    if (!payload) return undefined;
    const { org, sub, exp, aud } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as {
      org?: string;
      sub?: unknown;
      exp?: number;
      aud?: unknown;
    };
    return {
      org,
      audience: aud === 'agent' ? 'agent' : 'customer',
      sub: sub === undefined ? '' : String(sub),
      expires: exp === undefined ? undefined : exp * 1000,
    };
  } catch {
    return undefined;
  }
}
