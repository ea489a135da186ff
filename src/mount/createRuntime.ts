import type { AxiosAdapter } from 'axios';
import { createApi } from '#src/api/client/createApi.ts';
import { createAuth } from '#src/platform/auth.ts';
import { createConsoleReporter } from '#src/platform/consoleReporter.ts';
import { CANCELLABLE, type HelocEvent, type RemoteName } from '#src/platform/events.ts';
import { createFlags } from '#src/platform/flags.ts';
import { type Reporter, withoutServerText } from '#src/platform/reporter.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { createSignIn, type LoginSite } from '#src/platform/signIn.ts';
import { browserStorage, type MountStorage } from '#src/platform/storage.ts';
import { createTelemetry } from '#src/platform/telemetry.ts';
import type { ResolvedOptions } from './options.ts';

export interface RuntimeInput {
  mountId: string;
  remote: RemoteName;
  options: () => ResolvedOptions;
  org: () => string;
  /** The brand's own site, and where its people log in. */
  site: () => LoginSite;
  flagDefaults: () => Record<string, boolean>;
  target: EventTarget;
  root: HTMLElement;
  onEvent: (event: HelocEvent) => void;
  view: Window;
  storage?: MountStorage;
  reporter?: Reporter;
  adapter?: AxiosAdapter;
  now?: () => Date;
  /** Goes to another page; tests pass their own. */
  assign?: (url: string) => void;
}

/** Wires one mount's services together. */
export function createRuntime(input: RuntimeInput): Runtime {
  const { options, view } = input;
  const storage = input.storage ?? browserStorage(view);
  const auth = createAuth(storage.local, input.org);
  const reporter = withoutServerText(input.reporter ?? createConsoleReporter(input.mountId));
  const assign = input.assign ?? ((url) => view.location.assign(url));

  const emit = (event: HelocEvent): boolean => {
    const { type, ...detail } = event;
    const kept = input.target.dispatchEvent(
      new CustomEvent(`heloc:${type}`, {
        bubbles: true,
        composed: true,
        cancelable: CANCELLABLE.has(type),
        detail,
      }),
    );
    input.onEvent(event);
    return kept;
  };
  const siteUrl = (path: string) => new URL(path, input.site().baseUrl || view.location.origin).href;
  const api = createApi({
    baseUrl: () => options().apiBaseUrl,
    baseUrls: options().apiBaseUrls,
    origin: view.location.origin,
    org: input.org,
    token: auth,
    onUnauthenticated: () => signIn(),
    adapter: input.adapter,
  });
  const flags = createFlags({ api, auth, defaults: input.flagDefaults });
  const signIn = createSignIn({
    view,
    api,
    flags,
    storage,
    reporter,
    org: input.org,
    login: input.site,
    go(url) {
      if (emit({ type: 'unauthenticated', url })) assign(url);
    },
  });
  return {
    mountId: input.mountId,
    remote: input.remote,
    basePath: options().basePath,
    history: options().history,
    isolation: options().isolation,
    environment: options().environment,
    org: input.org,
    api,
    auth,
    flags,
    storage,
    personal: storage,
    telemetry: createTelemetry({ api, auth }),
    reporter,
    urls: { apiBaseUrl: () => options().apiBaseUrl, assetBaseUrl: () => options().assetBaseUrl },
    nonce: () => options().nonce,
    now: input.now ?? (() => new Date()),
    root: input.root,
    reloadOnChunkError: options().reloadOnChunkError ?? options().history === 'browser',
    reload: () => view.location.reload(),
    emit,
    leave(path) {
      const url = siteUrl(path);
      if (emit({ type: 'navigate', url })) assign(url);
    },
    signIn,
  };
}
