import { createRoot } from 'react-dom/client';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { acquireFonts } from '#src/brand/fonts.ts';
import { loadBrand } from '#src/brand/loadBrand.ts';
import { loginSite } from '#src/brand/loginSite.ts';
import { applyFavicon, createTitleController, type TitleController } from '#src/brand/pageIdentity.ts';
import { showFailure } from '#src/embed/failure.ts';
import { PageTitleContext } from '#src/features/screens/pageTitle.ts';
import { createConsoleReporter } from '#src/platform/consoleReporter.ts';
import type { HelocEvent } from '#src/platform/events.ts';
import { createHostToken, type GetToken, type HostToken } from '#src/platform/hostToken.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import { FormErrorStateContext } from '#src/ui/form/formContext.ts';
import { fetchOrTake } from './ahead.ts';
import { type Early, takeEarly } from './early/places.ts';
import { claimMain, landmarksFor } from './landmarks.ts';
import { MountTree } from './MountTree.tsx';
import {
  MountError,
  type MountHandle,
  type MountOptions,
  type ResolvedOptions,
  refuseOtherOrigins,
  resolveOptions,
  updateOptions,
} from './options.ts';
import { claimHistory, nextMountId } from './page.ts';
import type { RemoteDefinition } from './remote.ts';
import { resolveOrg } from './resolveOrg.ts';
import { createSessions, SESSION_EVENT } from './sessions.ts';
import { createSurface, type Surface } from './surface.ts';

/** The `mount` that a remote exposes: `mount(element, options)`. */
export function createMount(
  remote: RemoteDefinition,
): (target: Element, options?: MountOptions) => MountHandle {
  return (target, given = {}) => {
    const mount = new Mount(remote, target, given);
    return {
      ready: mount.ready,
      update: (changes) => mount.update(changes),
      unmount: () => mount.unmount(),
    };
  };
}

/** One mounted remote. Each thing it takes from the page is registered in `cleanups` and given back in reverse. */
class Mount {
  readonly ready: Promise<void>;
  private readonly settle = withResolvers<void>();
  private cleanups: (() => void)[] = [];
  private listeners = new Set<() => void>();
  private options: ResolvedOptions | undefined;
  private bundle: BrandBundle | undefined;
  private gone = false;
  private hasStep = false;
  private isReady = false;
  private title: TitleController | undefined;
  private surface: Surface | undefined;
  /** Where the host owns the session. */
  private host: HostToken | undefined;
  /** The picture of the first step, until that can be shown. */
  private early: Early | undefined;

  constructor(
    private readonly remote: RemoteDefinition,
    private readonly target: Element,
    private readonly given: MountOptions,
  ) {
    this.ready = this.settle.promise;
    // A host that does not wait for `ready` still learns of a failure through the event.
    this.ready.catch(() => {});
    void this.start();
  }

  private async start(): Promise<void> {
    this.hasStep = this.isReady;
    this.early = takeEarly(this.target);
    this.cleanups.push(() => this.early?.remove());
    try {
      // By now the parser has passed the element's children.
      const provided = this.target.querySelector('[data-heloc-brand]')?.textContent;
      const options = resolveOptions({ ...this.given, brand: this.given.brand ?? provided });
      refuseOtherOrigins(options, this.target);
      this.options = options;
      const { getToken } = options;
      this.host =
        getToken &&
        createHostToken(getToken, (error) =>
          createConsoleReporter('heloc').error(error, { where: 'get-token' }),
        );
      await Promise.all([this.load(options), this.host?.ask()]);
      if (!this.gone) this.render();
    } catch (error) {
      this.fail(error);
    }
  }

  private async load(options: ResolvedOptions): Promise<void> {
    const org = await resolveOrg(options.org, globalThis.location, options.assetBaseUrl);
    this.bundle = await loadBrand({
      org,
      assetBaseUrl: options.assetBaseUrl,
      provided: options.brand,
      fetch: fetchOrTake,
    }).catch((cause: Error) => {
      throw new MountError('no-brand-data', cause.message, { cause });
    });
  }

  private render(): void {
    const { remote, target } = this;
    const mountId = nextMountId(remote.name);
    const options = () => this.options as ResolvedOptions;
    const bundle = () => this.bundle as BrandBundle;
    const browser = remote.routed && options().history === 'browser';
    if (browser) this.cleanups.push(claimHistory(options().basePath));

    const { isMain: mayBeMain, needsSkipLink } = landmarksFor(target);
    const isMain = mayBeMain && remote.routed;
    if (isMain) this.cleanups.push(claimMain());

    const surface = createSurface(target, {
      mountId,
      isMain,
      isolation: options().isolation,
      nonce: options().nonce,
      hidden: this.early !== undefined,
    });
    this.surface = surface;
    this.cleanups.push(surface.remove);
    const title = createTitleController(target.ownerDocument, {
      enabled: options().documentTitle ?? browser,
      shortName: bundle().brand.companyInfo.shortName,
    });
    this.title = title;
    this.cleanups.push(() => title.restore());
    if (options().documentTitle ?? browser) {
      this.holdFavicon();
      this.cleanups.push(() => this.releaseFavicon?.());
    }

    const sessions = createSessions({
      mountId,
      remote: remote.name,
      options,
      org: () => bundle().brand.canonicalOrgCode,
      site: () => loginSite(bundle().brand),
      flagDefaults: () => bundle().brand.flags,
      target,
      root: surface.container,
      needsSkipLink,
      view: window,
      onEvent: (event) => this.onEvent(event),
      host: this.host,
      hasPages: remote.Closed !== undefined,
    });
    // After the tree: what is removed may still send its last draft.
    this.cleanups.push(sessions.close);
    // Another organisation has other features.
    this.cleanups.push(this.subscribe(() => void sessions.get().runtime.flags.refresh()));
    for (const problem of bundle().problems) sessions.get().runtime.reporter.warn(problem);
    const root = createRoot(surface.container, {
      identifierPrefix: `${mountId}-`,
      onUncaughtError: (error) => this.fail(error),
      // Who catches an error reports it.
      onCaughtError: () => {},
    });
    this.cleanups.push(() => root.unmount());
    root.render(
      <PageTitleContext value={title}>
        <FormErrorStateContext value={title.setError}>
          <MountTree
            session={sessions}
            bundle={{ get: bundle, subscribe: this.subscribe }}
            styles={surface.styles}
            initialPath={options().initialPath ?? remote.start}
            routed={remote.routed}
            Closed={remote.Closed}
          >
            <remote.App />
          </MountTree>
        </FormErrorStateContext>
      </PageTitleContext>,
    );
  }

  private subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Only where the page is ours to name. */
  private releaseFavicon: (() => void) | undefined;
  private holdFavicon(): void {
    this.releaseFavicon?.();
    this.releaseFavicon = applyFavicon(this.target.ownerDocument, (this.bundle as BrandBundle).theme.favicon);
  }

  /** Fonts never hold up the first paint; the previous organisation's go once the new ones are held. */
  private releaseFonts: (() => void) | undefined;
  private holdFonts(): void {
    const previous = this.releaseFonts;
    if (!previous) this.cleanups.push(() => this.releaseFonts?.());
    this.releaseFonts = acquireFonts(this.bundle as BrandBundle);
    previous?.();
  }

  private onEvent(event: HelocEvent): void {
    this.options?.onEvent?.(event);
    if (this.hasStep) return;
    if (event.type === 'error') this.giveUpEarly();
    if (event.type !== 'step') return;
    this.hasStep = true;
    const { early, surface } = this;
    if (early && surface)
      early.handOver(surface.container, () => {
        surface.show();
        this.beReady();
      });
    else this.beReady();
  }

  /** The first step does not come: what says so must not stay behind its picture. */
  private giveUpEarly(): void {
    if (!this.early) return;
    this.early.remove();
    this.early = undefined;
    this.surface?.show();
  }

  private beReady(): void {
    this.isReady = true;
    const mark = `heloc:ready:${this.remote.name}`;
    performance.mark(mark);
    this.cleanups.push(() => performance.clearMarks(mark));
    this.holdFonts();
    this.tell({ type: 'ready' });
    this.settle.resolve();
  }

  private tell(event: HelocEvent): void {
    const { type, ...detail } = event;
    this.target.dispatchEvent(new CustomEvent(`heloc:${type}`, { bubbles: true, composed: true, detail }));
    (this.options ?? this.given).onEvent?.(event);
  }

  /** Nothing could be shown: say so in the page, offer a retry, and tell the host why. */
  private fail(error: unknown): void {
    if (this.gone) return;
    this.cleanUp();
    const reason =
      error instanceof MountError ? error : new MountError('render-failed', String(error), { cause: error });
    const { code, message } = reason;
    // For whoever writes the page: the person is told in other words.
    const correlationId = newUuid();
    createConsoleReporter('heloc').warn(message, { code, correlationId });
    const retryable = code === 'no-brand-data' || code === 'render-failed';
    this.tell({ type: 'error', code, retryable, correlationId });
    const phone = this.given.supportPhone ?? this.bundle?.brand.companyInfo.supportPhone;
    showFailure(this.target, phone, () => this.start());
    this.cleanups.push(() => this.target.querySelector(':scope > [role=alert]')?.remove());
    this.settle.reject(reason);
  }

  async update(changes: MountOptions): Promise<void> {
    if (this.gone || !this.options) throw new MountError('unmounted', 'This mount is gone; mount again');
    const place = { remote: this.remote.name, target: this.target };
    const next = updateOptions({ ...this.options, ...place }, changes);
    refuseOtherOrigins(next, this.target);
    if (changes.getToken) this.askAgain(changes.getToken);
    const sameBrand = next.org === this.options.org && next.brand === this.options.brand;
    if (!sameBrand) await this.load(next);
    this.options = next;
    if (sameBrand) return;
    this.holdFonts();
    if (this.releaseFavicon) this.holdFavicon();
    this.title?.setShortName(this.bundle?.brand.companyInfo.shortName ?? '');
    for (const listener of this.listeners) listener();
  }

  private askAgain(getToken: GetToken): void {
    if (!this.host)
      throw new MountError('option-fixed', 'Option getToken cannot be added while mounted; unmount first');
    this.host.use(getToken);
    window.dispatchEvent(new Event(SESSION_EVENT));
  }

  async unmount(): Promise<void> {
    this.gone = true;
    this.cleanUp();
    if (!this.isReady) this.settle.reject(new MountError('unmounted', 'Unmounted before it was ready'));
  }

  private cleanUp(): void {
    for (const cleanup of this.cleanups.splice(0).reverse()) cleanup();
    this.releaseFonts = undefined;
    this.releaseFavicon = undefined;
  }
}

function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
