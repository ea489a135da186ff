import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Audience } from '#src/api/contract/identity.ts';
import { audienceOf, type Identity } from './model/records.ts';

interface Claims {
  /** The identity's uuid. */
  sub: string;
  identityUuid: string;
  org: string;
  /** The login it was given at: brokers have their own. */
  aud: Audience;
  /** Of an additional signer: by whose invitation they came. */
  signerUuid?: string | undefined;
  /** Seconds since the epoch. */
  iat: number;
  exp: number;
}

const LIFETIME_S = 60 * 60;
/** A token this old is replaced in the next answer, so that an active person is not signed out. */
const RENEW_AFTER_S = LIFETIME_S / 2;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export type TokenCheck =
  | { kind: 'ok'; claims: Claims; renew: boolean }
  | { kind: 'missing' }
  | { kind: 'bad' };

/** Signed JWTs (HS256). Answers carry them with their `Bearer ` prefix. */
export function createTokens(secret: string, realNow: () => number) {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  function issue(identity: Identity, signerUuid?: string): string {
    const { uuid, org } = identity;
    const iat = Math.floor(realNow() / 1000);
    const claims: Claims = {
      sub: uuid,
      identityUuid: uuid,
      org,
      aud: audienceOf(identity),
      signerUuid,
      iat,
      exp: iat + LIFETIME_S,
    };
    const head = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
    return `Bearer ${head}.${sign(head)}`;
  }

  function check(header: string | undefined): TokenCheck {
    if (!header) return { kind: 'missing' };
    const [head, payload, signature] = header.replace(/^Bearer\s+/i, '').split('.');
    if (!head || !payload || !signature) return { kind: 'bad' };
    const expected = Buffer.from(sign(`${head}.${payload}`));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return { kind: 'bad' };
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
    const now = realNow() / 1000;
    if (claims.exp <= now) return { kind: 'bad' };
    return { kind: 'ok', claims, renew: now - claims.iat > RENEW_AFTER_S };
  }

  return { issue, check };
}
export type Tokens = ReturnType<typeof createTokens>;
