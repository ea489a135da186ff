import type { TokenStore } from '#src/api/client/createApi.ts';
import type { Audience } from '#src/api/contract/identity.ts';
import { readClaims } from './claims.ts';
import { JWT_KEY, type KeyValueStore } from './storage.ts';

/**
 * Why a mount no longer acts for its person: they logged out, their token has expired, another person is logged in
 * on this page, this mount has logged another person in, or it has moved to an organisation where another one is logged in.
 */
export type SessionEnd = 'logout' | 'expired' | 'replaced' | 'switched' | 'moved';

/** Who a mount acts for: the first person whose token it finds or is given. It never uses another person's. */
export interface Auth extends TokenStore {
  isSignedIn(): boolean;
  /** Whom the token names: the identity's id (docs/rules.md#token-of-a-session). */
  identityUuid(): string | undefined;
  /** Names the person and the organisation without keeping the token; a visitor is named by the organisation alone. */
  owner(): string;
  /** Checks whether the page's token is still this person's. */
  look(): void;
  /** A token that another document has put on the page: a visitor here does not become that person. */
  ignore(token: string): void;
  /** Calls back whenever the token appears or goes. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export interface AuthInput {
  /** Where the page keeps its token. */
  page: KeyValueStore;
  org: () => string;
  now: () => Date;
  /** Uses no token until it is decided for whom the mount acts. */
  idle?: boolean;
  /** A visitor has logged in, at the login of this audience. */
  onBegin?: (audience: Audience) => void;
  /** The person's session has ended; from then on there is no token here. */
  onEnd?: (why: SessionEnd) => void;
  /** The token of this owner was dropped because the server refuses it. */
  onClear?: (owner: string) => void;
  /** The page's token was changed here. */
  onChange?: () => void;
}

interface Person {
  readonly org: string;
  readonly sub: string;
  /** Milliseconds since the epoch. */
  readonly expires: number;
  token: string;
  /** Whether the page's token was this person's when last looked at: if it has gone since, they have logged out. */
  isStored: boolean;
}

export function createAuth(input: AuthInput): Auth {
  const { page, org, now } = input;
  let person: Person | undefined;
  /** Whom the mount has acted for at the organisation before this one. */
  let before: Person | undefined;
  let ignored: string | undefined;
  let isEnded = input.idle ?? false;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const owner = () => (person && person.org === org() ? `${person.org}/${person.sub}` : org());

  function hold(token: string): void {
    const { sub = '', expires = Number.POSITIVE_INFINITY, audience = 'customer' } = readClaims(token) ?? {};
    const isNew = !person;
    person = { org: org(), sub, expires, token, isStored: true };
    if (isNew) input.onBegin?.(audience);
  }

  /** Reported later, because a component that is rendering may have asked for the token. */
  function end(why: SessionEnd): void {
    if (isEnded) return;
    isEnded = true;
    queueMicrotask(() => {
      notify();
      input.onEnd?.(why);
    });
  }

  let lastRead: { token: string | undefined; claims: ReturnType<typeof readClaims> } | undefined;
  /** Of the page's token, which everything that is rendered asks for. */
  function claimsOf(token: string | undefined) {
    if (lastRead?.token !== token) lastRead = { token, claims: readClaims(token) };
    return lastRead?.claims;
  }

  /** The token now. Reading it may find that the session has begun or ended. */
  function current(): string | undefined {
    if (isEnded) return undefined;
    // The page has changed the organisation, and each has sessions of its own.
    if (person && person.org !== org()) {
      before = person;
      person = undefined;
    }
    const found = page.get(JWT_KEY);
    const claims = claimsOf(found);
    const isForeign = claims?.org !== undefined && claims.org !== org();
    if (!person) {
      if (!found || !claims || isForeign || found === ignored) return undefined;
      if (before && before.sub !== (claims.sub ?? '')) {
        end('moved');
        return undefined;
      }
      hold(found);
      queueMicrotask(notify);
      return found;
    }
    if (isForeign) {
      person.isStored = false;
    } else if (found && claims) {
      if (claims.sub === person.sub) Object.assign(person, { token: found, kept: true });
      else end('replaced');
    } else if (person.isStored) {
      end(person.expires <= now().getTime() ? 'expired' : 'logout');
    }
    return isEnded ? undefined : person.token;
  }

  function keep(token: string): void {
    hold(token);
    page.set(JWT_KEY, token);
    notify();
    input.onChange?.();
  }

  return {
    get: current,
    isSignedIn: () => current() !== undefined,
    identityUuid: () => (current() && person?.sub) || undefined,
    owner,
    look: () => void current(),
    ignore(token) {
      if (!person) ignored = token;
    },
    set(token) {
      const claims = readClaims(token);
      // A token without claims, or of another organisation, neither begins nor ends a session here.
      if (isEnded || !claims || (claims.org ?? org()) !== org()) return;
      const [last, why] = person ? [person, 'switched' as const] : [before, 'moved' as const];
      keep(token);
      // Another person must not get this one's data. The call that logs them in may finish first.
      if (last && last.sub !== person?.sub) end(why);
    },
    renew(token, sent) {
      if (current() === sent && readClaims(token)?.sub === readClaims(sent)?.sub) keep(token);
    },
    clear() {
      const given = owner();
      if (person && readClaims(page.get(JWT_KEY))?.sub === person.sub) page.remove(JWT_KEY);
      person = undefined;
      notify();
      input.onChange?.();
      input.onClear?.(given);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
