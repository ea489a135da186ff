import { jwtDecode } from 'jwt-decode';
import type { Audience } from '#src/api/contract/identity.ts';

/** What a token says of its bearer, unverified: only the server can trust it. */
export interface Claims {
  org?: string | undefined;
  /** At which of the two logins it was given (docs/rules.md#where-to-log-in). */
  audience: Audience;
  /** The person's id; empty when the token has none. */
  sub: string;
  /** Milliseconds since the epoch; `undefined` when the token has no expiry. */
  expires?: number | undefined;
}

interface Payload {
  org?: string;
  sub?: string;
  exp?: number;
  aud?: string;
}

/** The claims of a JWT, with or without its `Bearer ` prefix; `undefined` when it is none. */
export function readClaims(token: string | undefined): Claims | undefined {
  try {
    if (!token) return undefined;
    const { org, sub, exp, aud } = jwtDecode<Payload>(token);
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
