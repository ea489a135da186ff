import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { Audience } from '#src/api/contract/identity.ts';
import { type Auth, createAuth, type SessionEnd } from '#src/platform/auth.ts';
import type { HostToken } from '#src/platform/hostToken.ts';
import { createPersonal } from '#src/platform/personal.ts';
import type { Runtime, SessionState } from '#src/platform/runtime.ts';
import { createRuntime, pageStorage, type RuntimeInput } from './createRuntime.ts';
import { createQueries } from './stores.ts';
import { SESSION_EVENT, watchToken } from './watchToken.ts';

/** Everything that a mount has for one session; the next session starts fresh. */
export interface Session {
  readonly id: number;
  readonly runtime: Runtime;
  readonly queries: QueryClient;
  readonly store: ReturnType<typeof createStore>;
}

export interface Sessions {
  get(): Session;
  subscribe(listener: () => void): () => void;
  /** After this nothing is sent, emitted or navigated to. */
  close(): void;
}

export interface SessionsInput extends Omit<RuntimeInput, 'session'> {
  /** Where the host owns the session. */
  host?: HostToken | undefined;
  /** A mount with pages says that its session has ended; one without, such as chat, starts a new session. */
  hasPages: boolean;
}

/** What stands there once a session has ended. */
const AFTER: Record<SessionEnd, SessionState> = {
  logout: 'open',
  expired: 'expired',
  replaced: 'replaced',
  switched: 'open',
  moved: 'open',
};

const createSession = (
  input: Omit<RuntimeInput, 'session'>,
  id: number,
  session: RuntimeInput['session'],
): Session => ({
  id,
  queries: createQueries(),
  store: createStore(),
  runtime: createRuntime({ ...input, session }),
});

/**
 * The sessions of a mount, one after another. Each has a runtime, a query cache and a store of its own, and ends with its
 * person: what was loaded or typed for one is never there for another, whichever part of the code stored it.
 */
export function createSessions(input: SessionsInput): Sessions {
  const { view, org, host, hasPages } = input;
  const storage = input.storage ?? pageStorage(input);
  const now = input.now ?? (() => new Date());
  const listeners = new Set<() => void>();
  let count = 0;
  let closed = false;
  let wasRestored = false;
  let audience: Audience = input.options().audience ?? 'customer';
  let auth: Auth;
  let session: Session;

  function open(state: SessionState, asksForLogin: boolean): void {
    count += 1;
    const id = count;
    const isOver = () => closed || id !== count;
    let owner = org();
    const personal = createPersonal(
      storage,
      () => (isOver() ? undefined : auth.owner()),
      () => now().getTime(),
    );
    auth = createAuth({
      page: host?.store ?? storage.local,
      org,
      now,
      idle: state === 'replaced',
      onBegin(tokenAudience) {
        audience = tokenAudience;
        owner = auth.owner();
        personal.transferFrom(org());
        if (state === 'expired') queueMicrotask(() => isOver() || restart('open'));
      },
      onEnd(why) {
        if (isOver()) return;
        // After a timeout the person's own data stays for their next login, and after a move for their return; it cannot be
        // read by another person.
        if (why !== 'expired' && why !== 'moved') personal.clearOwner(owner);
        restart(AFTER[why]);
      },
      onClear(previousOwner) {
        // The token was invalid, so the browser's user is a visitor: the token owner's stored data must not be shown to them.
        queueMicrotask(() => {
          if (!isOver() && personal.clearOwner(previousOwner)) restart('open');
        });
      },
      onChange: () => view.dispatchEvent(new CustomEvent(SESSION_EVENT)),
    });
    const sessionAuth = auth;
    /** By then the former session's screens are gone, and none of them asks whether the page may be left. */
    const go = (then: (next: Runtime) => unknown) => {
      const next = session.runtime;
      queueMicrotask(() => then(next));
    };
    const control = {
      restart(then?: (next: Runtime) => unknown) {
        if (isOver()) return;
        restart('open');
        if (then) go(then);
      },
      end(then?: (next: Runtime) => unknown) {
        if (isOver()) return;
        const token = sessionAuth.get();
        personal.clearOwner(sessionAuth.owner());
        sessionAuth.clear();
        restart('open', false);
        // A page that has not ended its own session goes on answering it.
        if (token) auth.ignore(token);
        go((next) => {
          next.emit({ type: 'logged_out' });
          then?.(next);
        });
      },
    };
    session = createSession({ ...input, storage }, id, {
      auth: sessionAuth,
      personal,
      isOver,
      another: host?.ask,
      control: { state, asksForLogin, isPages: host !== undefined, audience: () => audience, ...control },
      onRefused: () => isOver() || restart('expired'),
    });
    sessionAuth.look();
  }

  function restart(state: SessionState, asksForLogin = !wasRestored): void {
    session.queries.clear();
    session.runtime.telemetry.close(false);
    open(hasPages ? state : 'open', asksForLogin);
    for (const listener of listeners) listener();
  }

  open('open', true);
  const stopWatching = watchToken(view, {
    auth: () => auth,
    ask: host?.ask,
    // The page went into the back/forward cache: when it is shown again, the person has come back to it.
    onStored() {
      wasRestored = true;
    },
    onOtherPerson: () => restart('open'),
  });

  return {
    get: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      session.runtime.telemetry.close(true);
      closed = true;
      stopWatching();
      session.queries.clear();
    },
  };
}
