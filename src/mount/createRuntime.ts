import type { AxiosAdapter } from 'axios';
import { ApiError } from '#src/api/client/apiError.ts';
import { type Api, type ApiConfig, createApi, type TokenStore } from '#src/api/client/createApi.ts';
import type { ContainerName } from '#src/domain/remotes.js';
import { dispatchEvent, isCancellable } from '#src/embed/hostEvents.ts';
import { type Auth, createAuth } from '#src/platform/auth.ts';
import { createConsoleReporter } from '#src/platform/consoleReporter.ts';
import type { HelocEvent } from '#src/platform/events.ts';
import { createFlags } from '#src/platform/flags.ts';
import { mayTell } from '#src/platform/mayTell.ts';
import type { Move } from '#src/platform/moves.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import type { Personal } from '#src/platform/personal.ts';
import { type Reporter, withoutServerText } from '#src/platform/reporter.ts';
import type { Runtime, SessionControl } from '#src/platform/runtime.ts';
import { createSignIn, type LoginSite } from '#src/platform/signIn.ts';
import { browserStorage, type MountStorage, type PageStorage } from '#src/platform/storage.ts';
import { createTelemetry } from '#src/platform/telemetry.ts';
import { allowedBases, type ResolvedOptions } from './options.ts';

export interface RuntimeInput {
  mountId: string;
  remote: ContainerName;
  /** The remote's own start, where the host names none. */
  start: string;
  options: () => ResolvedOptions;
  org: () => string;
  /** The brand's own site, and where its people log in. */
  site: () => LoginSite;
  flagDefaults: () => Record<string, boolean>;
  /** Whether the brand takes the browser's privacy signal for a refusal. Default: yes. */
  honoursGpc?: () => boolean;
  /** Paths of the brand's own on the API. */
  servicePaths?: ApiConfig['paths'];
  target: EventTarget;
  root: HTMLElement;
  /** Default: yes. */
  needsSkipLink?: boolean;
  onEvent: (event: HelocEvent) => void;
  /** Before the host is told of it. */
  onMove?: (move: Move) => void;
  /** The API does not answer pages of this origin. */
  onOriginRefused?: () => void;
  /** A service worker of the page's answers for the API. */
  onCopy?: (url: string) => void;
  view: Window;
  storage?: PageStorage;
  reporter?: Reporter;
  adapter?: AxiosAdapter;
  now?: () => Date;
  /** Goes to another page; tests pass their own. */
  assign?: (url: string) => void;
  /** Absent where there is but one, as in the build. */
  session?: SessionInput | undefined;
}

/** What of a runtime is the session's. */
interface SessionInput {
  readonly auth: Auth;
  readonly personal: Personal;
  readonly control: SessionControl;
  /** After the end nothing is sent, emitted or navigated to; what is in flight is dropped. */
  isOver(): boolean;
  /** The server has refused the person's token. By default a login is asked for. */
  onRefused?(): void;
  another?: TokenStore['another'] | undefined;
}

const telemetryMode = ({ options }: Pick<RuntimeInput, 'options'>) => options().telemetry ?? 'on';

/** The page's storage as one mount uses it, for all of its sessions. */
export const pageStorage = (input: Pick<RuntimeInput, 'view' | 'options'>): PageStorage => ({
  ...browserStorage(input.view),
  telemetry: () => telemetryMode(input) === 'on',
});

/** Wires one mount's services together. */
export function createRuntime(input: RuntimeInput): Runtime {
  const { options, view } = input;
  const storage = input.storage ?? pageStorage(input);
  const { auth, personal, control, isOver, onRefused, another } = input.session ?? alone(input, storage);
  const reporter = withoutServerText(input.reporter ?? createConsoleReporter(input.mountId));
  const assign = input.assign ?? ((url) => view.location.assign(url));

  // By the name of the method error reports know what the host throws.
  const { emit } = {
    emit(event: HelocEvent): boolean {
      if (isOver()) return false;
      telemetry.note(event);
      input.onMove?.(event);
      const isAllowed = dispatchEvent(input.target, event, isCancellable(event));
      input.onEvent(event);
      return isAllowed;
    },
  };
  const siteUrl = (path: string) => new URL(path, input.site().baseUrl || view.location.origin).href;
  const client = createApi({
    baseUrl: () => options().apiBaseUrl,
    baseUrls: allowedBases(options(), input.target),
    isOn: (key) => flags.isOn(key),
    paths: input.servicePaths,
    origin: view.location.origin,
    org: input.org,
    token: another ? { ...auth, another } : auth,
    keys: { ...personal.session, create: newUuid },
    onUnauthenticated: onRefused ?? (() => void signIn()),
    namesReplay: () => mayTell(telemetry, 'WEB', view) === 'on',
    onOriginRefused: () => isOver() || input.onOriginRefused?.(),
    onCopy: (url) => isOver() || input.onCopy?.(url),
    adapter: input.adapter,
  });
  const api = until(isOver, client);
  const flags = createFlags({ ...input, api, auth, storage, reporter, emit });
  const signIn = createSignIn({
    view,
    api,
    flags,
    storage,
    reporter,
    org: input.org,
    audience: control.audience,
    login: input.site,
    go(url) {
      if (emit({ type: 'unauthenticated', url })) assign(url);
    },
  });
  const telemetry = createTelemetry({
    api,
    auth,
    storage,
    personal,
    view,
    reporter,
    mode: () => telemetryMode(input),
    honoursGpc: input.honoursGpc ?? (() => true),
    isTest: options().environment === 'test',
  });
  function visit(url: string): boolean {
    const goes = emit({ type: 'navigate', url });
    if (goes) assign(url);
    return goes;
  }
  return {
    mountId: input.mountId,
    remote: input.remote,
    basePath: options().basePath,
    history: options().history,
    initialPath: options().initialPath ?? input.start,
    isolation: options().isolation,
    chrome: options().chrome,
    headingLevel: options().headingLevel,
    environment: options().environment,
    announcements: options(),
    org: input.org,
    api,
    auth,
    flags,
    storage,
    personal,
    telemetry,
    reporter,
    urls: { apiBaseUrl: () => options().apiBaseUrl, assetBaseUrl: () => options().assetBaseUrl },
    nonce: () => options().nonce,
    now: input.now ?? (() => new Date()),
    root: input.root,
    needsSkipLink: input.needsSkipLink ?? true,
    reloadOnChunkError: options().reloadOnChunkError ?? options().history === 'browser',
    reload: () => {
      if (!isOver()) view.location.reload();
    },
    emit,
    answered: (refused = 0) => input.onMove?.({ type: 'answered', refused }),
    session: control,
    leave: (path) => visit(siteUrl(path)),
    visit,
    signIn,
  };
}

/** A client whose calls begin and answer only before an end; what a caller would go on with must not happen after it. */
function until(isOver: () => boolean, { call }: Api): Api {
  const refuseLate = () => {
    if (isOver())
      throw new ApiError({ code: 'cancelled', status: 0, messages: [], message: 'The session is over' });
  };
  return {
    async call(endpoint, input) {
      refuseLate();
      const answer = await call(endpoint, input);
      refuseLate();
      return answer;
    },
  };
}

/** A session without an end. */
function alone({ org, now = () => new Date() }: RuntimeInput, storage: MountStorage): SessionInput {
  return {
    auth: createAuth({ page: storage.local, org, now }),
    personal: { ...storage, owner: () => undefined },
    control: {
      state: 'open',
      asksForLogin: true,
      isPages: false,
      audience: () => 'customer',
      restart() {},
      end() {},
    },
    isOver: () => false,
  };
}
