import { afterEach } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import axios, { type AxiosAdapter } from 'axios';
import type { Created } from '#sandbox/control/applicationRoutes.ts';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { createSandbox } from '#sandbox/createSandbox.ts';
import type { Audience } from '#src/api/contract/identity.ts';
import type { BrandBundle } from '#src/brand/bundle.ts';
import type { CopyOverrides } from '#src/brand/copy.tsx';
import { loginSite } from '#src/brand/loginSite.ts';
import { createTitleController } from '#src/brand/pageIdentity.ts';
import { PageTitleContext } from '#src/features/screens/pageTitle.ts';
import type { Moves } from '#src/mount/followJourney.ts';
import { MountTree } from '#src/mount/MountTree.tsx';
import { type MountOptions, resolveOptions } from '#src/mount/options.ts';
import { createSessions, type Sessions } from '#src/mount/sessions.ts';
import type { HelocEvent } from '#src/platform/events.ts';
import { createHostToken, type GetToken } from '#src/platform/hostToken.ts';
import type { Reporter } from '#src/platform/reporter.ts';
import { JWT_KEY } from '#src/platform/storage.ts';
import type { TelemetryMode } from '#src/platform/telemetry.ts';
import { FormErrorStateContext } from '#src/ui/form/formContext.ts';
import { readBrand } from './brand.ts';
import { controlOf } from './builders.ts';
import { bundleSource } from './bundleSource.ts';
import { passTime } from './control.ts';
import { installDialogPolyfill } from './dialogPolyfill.ts';
import type { Control } from './journey.ts';
import { sandboxAdapter } from './sandboxAdapter.ts';
import { type TestedRemote, watchCalls } from './screenCalls.ts';
import { setupUser } from './setupUser.ts';
import { watchWords } from './shownWords.ts';
import './testingLibrary.ts';

/**
 * A call that outlives its test would use the next test's token, and its 401 would sign the next applicant out. So after a
 * test nothing is sent, and answers are dropped.
 */
function whileShown(container: HTMLElement, adapter: AxiosAdapter): AxiosAdapter {
  const never = new Promise<never>(() => {});
  return async (config) => {
    if (!container.isConnected) return never;
    try {
      return await adapter(config);
    } finally {
      if (!container.isConnected) await never;
    }
  };
}

/** Tells of every request. */
function noted(
  adapter: AxiosAdapter,
  note: (method: string, url: string, body: unknown) => void,
): AxiosAdapter {
  return (config) => {
    note((config.method ?? 'get').toUpperCase(), axios.getUri(config), config.data);
    return adapter(config);
  };
}

/** Gives up on an answer earlier than the client itself. */
function impatient(adapter: AxiosAdapter, patience: RenderInput['patience']): AxiosAdapter {
  return (config) => adapter({ ...config, timeout: patience?.() ?? config.timeout });
}

/** Sessions of this file's tests. */
const opened = new Set<Sessions>();

/**
 * A mount that a test leaves is gone, as on a page. One that lived on would find the token of the next test's applicant,
 * begin a session for them, and take over what lies in the tab.
 */
afterEach(() => {
  for (const sessions of opened) sessions.close();
  opened.clear();
});

export interface RenderInput {
  /** Address below the base path; `{uuid}` is filled in when an application was created. */
  path: string;
  org?: string;
  /** Changes the organisation's data, for what none of them has. */
  brand?: (brand: BrandBundle['brand']) => BrandBundle['brand'];
  /** Body of `POST /sandbox/v1/applications`: the applicant is created with it and signed in. */
  application?: Record<string, unknown>;
  /** Feature flags by key: the server's answer, and, but for what carries variables, known from the first screen on. */
  flags?: Record<string, boolean>;
  /** What features carry besides being on, by key. */
  variables?: Record<string, Record<string, unknown>>;
  /** A sandbox of an earlier render, e.g. to come back to the same application. */
  sandbox?: Sandbox;
  jwt?: string;
  /** What the page's local storage holds beforehand. */
  local?: Record<string, string>;
  now?: Date;
  /** Where the page owns the session. */
  getToken?: GetToken;
  /** Whose login visitors are led to. */
  audience?: Audience;
  /** Of the site that the remote is mounted on. */
  environment?: 'production' | 'test';
  /** Where several are on a page. */
  mountId?: string;
  /** Other options of the mount. */
  options?: Partial<MountOptions>;
  /** What the page says of the telemetry. */
  telemetry?: TelemetryMode;
  /** Stands for the half minute of the client, in milliseconds. */
  patience?: () => number | undefined;
}

/** Calls the sandbox's control surface, e.g. `control(sandbox, 'POST', '/faults', {...})`. */
export const control = <T = unknown>(sandbox: Sandbox, ...asked: Parameters<Control>) =>
  controlOf(sandbox)<T>(...asked);

/**
 * Renders a remote as a mount would, over an in-process sandbox: real providers, real HTTP client, real data of the
 * organisation. Nothing is mocked; only the transport is in-process and leaving the page is recorded.
 */
export async function renderRemote(remote: TestedRemote, input: RenderInput) {
  const sandbox = input.sandbox ?? (await createSandbox({ databaseUrl: ':memory:' }));
  const read: BrandBundle = await readBrand(input.org);
  const bundle: BrandBundle = { ...read, brand: input.brand?.(read.brand) ?? read.brand };
  const { org } = bundle;
  const source = bundleSource(bundle);
  const { flags, variables } = input;
  if (flags || variables)
    await control(sandbox, 'PUT', '/flags', { flags: flags ?? {}, variables: variables ?? {} });
  const created = input.application
    ? await control<Created>(sandbox, 'POST', '/applications', { org, ...input.application })
    : undefined;
  installDialogPolyfill();
  localStorage.clear();
  for (const [key, value] of Object.entries(input.local ?? {})) localStorage.setItem(key, value);
  const jwt = input.jwt ?? created?.jwt;
  if (jwt) localStorage.setItem(JWT_KEY, jwt);

  const events: HelocEvent[] = [];
  const moves: Moves = [];
  const left: string[] = [];
  const reports: unknown[][] = [];
  const reporter: Reporter = {
    warn: (...args) => reports.push(args),
    error: (...args) => reports.push(args),
  };
  const container = document.createElement('div');
  document.body.append(container);
  let options = resolveOptions({
    history: 'memory',
    isolation: 'light',
    environment: input.environment,
    audience: input.audience,
    telemetry: input.telemetry,
    apiBaseUrl: 'http://api.test',
    assetBaseUrl: 'http://cdn.test',
    ...input.options,
  });
  const noteCall = watchCalls(remote, events);
  const noteWords = watchWords(container, events);
  const host = input.getToken && createHostToken(input.getToken, () => {});
  await host?.ask();
  const sessions = createSessions({
    host,
    hasPages: remote.Closed !== undefined,
    mountId: input.mountId ?? 'heloc-test',
    remote: remote.name,
    start: remote.start,
    options: () => options,
    org: () => source.get().org,
    site: () => loginSite(bundle.brand),
    flagDefaults: () => ({ ...bundle.brand.flags, ...(variables ? {} : flags) }),
    honoursGpc: () => bundle.brand.privacy?.honourGpc !== false,
    servicePaths: () => bundle.brand.servicePaths,
    target: container,
    root: container,
    onEvent: (event) => events.push(event),
    onMove: (move) => void moves.push([move, performance.now()]),
    view: window,
    reporter,
    adapter: noted(
      whileShown(container, impatient(sandboxAdapter(sandbox), input.patience)),
      (method, url, body) => {
        noteCall(method, url);
        noteWords(body);
      },
    ),
    assign: (url) => left.push(url),
    ...(input.now ? { now: () => input.now as Date } : {}),
  });
  opened.add(sessions);
  const title = createTitleController(document, {
    enabled: true,
    shortName: bundle.brand.companyInfo.shortName,
  });
  const path = input.path.replace('{uuid}', created?.uuid ?? '');
  // Awaited, or a screen whose script is still on its way would be waited for without end.
  const view = await act(async () =>
    render(
      <PageTitleContext value={title}>
        <FormErrorStateContext value={title.setErrorPrefix}>
          <MountTree
            session={sessions}
            Closed={remote.Closed}
            bundle={source}
            styles={container}
            initialPath={path}
          >
            <remote.App />
          </MountTree>
        </FormErrorStateContext>
      </PageTitleContext>,
      { container },
    ),
  );
  /** Until what comes of it is there as well. */
  const change = (next: BrandBundle) => act(async () => source.change(next));
  /** In `act`: the page goes on living while the sandbox answers. */
  const controlled: Control = <T,>(...asked: Parameters<Control>) =>
    act(() => controlOf(sandbox)<T>(...asked));
  return {
    ...view,
    /** The same application once more, as after a reload; by default where its status leads. */
    reopen: (below = '', more: Partial<RenderInput> = {}) =>
      renderRemote(remote, { path: `/${created?.uuid}${below}`, org, sandbox, jwt, ...more }),
    /** As the page takes the application away. */
    unmount() {
      view.unmount();
      sessions.close();
    },
    setTelemetry(telemetry: TelemetryMode) {
      options = { ...options, telemetry };
      sessions.get().runtime.telemetry.settle();
    },
    /** As `update({ org })` of a mount. In `act`: the page goes on living while the organisation's files are read. */
    changeOrg: (name: string) => act(async () => source.change(await readBrand(name))),
    /** As a designer's change of words in a preview. */
    changeWords(words: CopyOverrides) {
      const now = source.get();
      return change({ ...now, copy: { ...now.copy, ...words } });
    },
    user: setupUser(),
    sandbox,
    get runtime() {
      return sessions.get().runtime;
    },
    bundle,
    application: created as Created,
    /** Every event for the host, in order. */
    events,
    /** What a journey is made of, for `followJourney`. */
    moves,
    /** Addresses outside the app that the person was sent to. */
    left,
    /** What went to error monitoring. */
    reports,
    control: controlled,
    pass: (ms: number) => passTime(controlled, ms),
    /** Waits until a screen is shown; its path as in its definition. */
    waitForStep: (screenPath: string) =>
      waitFor(
        () => {
          const last = events.findLast((event) => event.type === 'step');
          if (last?.type !== 'step' || last.path !== screenPath) {
            throw new Error(`Expected the step ${screenPath}, the last was ${JSON.stringify(last)}`);
          }
        },
        { timeout: 10_000 },
      ),
  };
}
