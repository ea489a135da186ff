import { createContext, useContext } from 'react';
import type { Api } from '#src/api/client/createApi.ts';
import type { Audience } from '#src/api/contract/identity.ts';
import type { ContainerName } from '#src/domain/remotes.js';
import type { Auth } from './auth.ts';
import type { HelocEvent } from './events.ts';
import type { Flags } from './flags.ts';
import type { Personal } from './personal.ts';
import type { Reporter } from './reporter.ts';
import type { SignInHints } from './signIn.ts';
import type { MountStorage } from './storage.ts';
import type { Telemetry } from './telemetry.ts';

/**
 * `open`: the screens are shown, to a visitor or to a person. `expired`: the person has to log in again before anything
 * of theirs is shown. `replaced`: another person is logged in on this page now.
 */
export type SessionState = 'open' | 'expired' | 'replaced';

/** The session that a runtime is for; the next one has a runtime, a query cache and a store of its own. */
export interface SessionControl {
  readonly state: SessionState;
  /** Whether a page that needs a login redirects to it; after Back it must not, or the person could not leave the login. */
  readonly asksForLogin: boolean;
  /** Whose login this mount's people use: that of the last one who was logged in. */
  audience(): Audience;
  /** Starts a new session for the person who is logged in on the page now; its runtime does what follows. */
  restart(then?: (next: Runtime) => unknown): void;
  /** Whether the page owns it, and not we: who asks to log out asks the page. */
  readonly isPages: boolean;
  /**
   * Ends the person's session here and in the other tabs; nothing of it is kept in this browser. What follows is done by the
   * runtime of the session after it.
   */
  end(then?: (next: Runtime) => unknown): void;
}

/** What one mount gives to its screens, for one session. Nothing in it is shared with another mount. */
export interface Runtime {
  /** Unique on the page; prefixes ids and names the single-spa application. */
  readonly mountId: string;
  readonly remote: ContainerName;
  readonly basePath: string;
  readonly history: 'browser' | 'memory';
  /** Where the base path leads, relative to it. */
  readonly initialPath: string;
  readonly isolation: 'shadow' | 'light';
  /** Whether pages have our header and footer, or the host's page has its own. */
  readonly chrome: 'full' | 'none';
  /** Of our topmost headings: 2 where the host's page has an `h1` of its own. */
  readonly headingLevel: 1 | 2;
  readonly environment: 'production' | 'test';
  /** What the host says of announcements; `max` may be a text, as in markup. */
  readonly announcements: {
    readonly app?: string | undefined;
    readonly placement?: 'auto' | 'marketing' | 'product' | undefined;
    readonly max?: number | undefined;
  };
  /** The canonical organisation code now; `update` can change it. */
  org(): string;
  readonly api: Api;
  readonly auth: Auth;
  readonly flags: Flags;
  /** The page's own storage: for data that is not personal, such as a dismissed banner. */
  readonly storage: MountStorage;
  /** What this browser remembers about a person or their application. All of it is deleted with the session. */
  readonly personal: Personal;
  readonly telemetry: Telemetry;
  readonly reporter: Reporter;
  readonly urls: { apiBaseUrl(): string; assetBaseUrl(): string };
  /** The CSP nonce for styles, if the page has one. */
  nonce(): string | undefined;
  /** The time, for everything that compares with today. */
  now(): Date;
  /** The inner root: overlays, focus and live regions stay inside it. */
  readonly root: HTMLElement;
  /** Whether the page around has neither a `main` nor a link of its own to the application. */
  readonly needsSkipLink: boolean;
  /** Whether a failed script may reload the page. */
  readonly reloadOnChunkError: boolean;
  reload(): void;
  /** Tells the host; `false` when a host's listener prevented the default of a cancellable event. */
  emit(event: HelocEvent): boolean;
  /**
   * A form of the page was submitted: without a number it was taken, and the journey goes on from here; else so many answers
   * have to be corrected.
   */
  answered(refused?: number): void;
  /** Leaves the app for a path of the brand's own site, e.g. `/dashboard`; `false` when a host prevents `navigate`. */
  leave(path: string): boolean;
  /** Leaves the app for a page of a vendor, which sends the person back; `false` when a host prevents `navigate`. */
  visit(url: string): boolean;
  readonly session: SessionControl;
  /**
   * Asks for a login; `returnTo` defaults to where the person is. Cancellable `unauthenticated`. Rejects when the login call
   * failed, which need not be handled: the person is led to the legacy login all the same.
   */
  signIn(returnTo?: string, hints?: SignInHints): Promise<void>;
}

export const RuntimeContext = createContext<Runtime | undefined>(undefined);

/** The runtime of the mount that the calling component is in. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('useRuntime needs a mount around it');
  return runtime;
}
