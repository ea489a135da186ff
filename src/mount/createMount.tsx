import type { BrandBundle } from '#src/brand/bundle.ts';
import type { Answers } from '#src/brand/loadBrand.ts';
import { isRouted } from '#src/domain/remotes.js';
import { FAILURE, showFailure } from '#src/embed/failure.ts';
import { callHost, dispatchEvent } from '#src/embed/hostEvents.ts';
import { unpin } from '#src/embed/pageOrg.ts';
import { registerChat } from '#src/platform/chatPresence.ts';
import { createConsoleReporter } from '#src/platform/consoleReporter.ts';
import type { ErrorCode } from '#src/platform/errorCodes.ts';
import type { HelocEvent } from '#src/platform/events.ts';
import { createHostToken, type GetToken, type HostToken } from '#src/platform/hostToken.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import { whenIdle } from '#src/platform/whenIdle.ts';
import { failureTexts } from './copy.ts';
import { Reveal } from './early/Reveal.ts';
import { withResolvers } from './federation/builtIns.ts';
import type { Moves } from './followJourney.ts';
import { loadBundle } from './loadBundle.ts';
import {
  defined,
  MountError,
  type MountHandle,
  type MountOptions,
  type MountUpdate,
  type ResolvedOptions,
  refuseOtherOrigins,
  resolveOptions,
  updateOptions,
} from './options.ts';
import { claimMountId, clearCopies, whenFree } from './page.ts';
import type { PageAppearance } from './pageAppearance.ts';
import type { RemoteDefinition } from './remote.ts';
import { type Rendered, renderMount } from './renderMount.tsx';
import type { Surface } from './surface.ts';
import { waitForTurn } from './waitForTurn.ts';
import { SESSION_EVENT } from './watchToken.ts';

/** What another try may mend. */
const RETRYABLE: readonly ErrorCode[] = ['no-brand-data', 'render-failed', 'answer-not-fresh'];

/** The `mount` that a remote exposes: `mount(element, options)`. */
export function createMount(
  remote: RemoteDefinition,
): (target: Element, options?: MountOptions) => MountHandle {
  return (target, given = {}) => {
    const mount = new Mount(remote, target, given);
    return {
      get ready() {
        return mount.ready;
      },
      update: (changes) => mount.update(changes),
      unmount: () => mount.unmount(),
    };
  };
}

/** One mounted remote. Each thing it takes from the page is registered in `cleanups` and given back in reverse. */
class Mount {
  private attempt = withResolvers<void>();
  private cleanups: (() => void)[] = [];
  private listeners = new Set<() => void>();
  /** The options that the host asked for last, which may not be applied yet. Undefined until they have been read. */
  private wanted: ResolvedOptions | undefined;
  /** What is shown, or being loaded. */
  private options: ResolvedOptions | undefined;
  private bundle: BrandBundle | undefined;
  /** Data of the organisations that were shown last. */
  private readonly answers: Answers = new Map();
  private gone = false;
  private isRendered = false;
  /** Whether the target was on the page when it was rendered into. */
  private wasThere = false;
  private look: PageAppearance | undefined;
  private surface: Surface | undefined;
  private runtime: Rendered['runtime'] | undefined;
  /** Of the person's, until something follows them. */
  private readonly moves: Moves = [];
  /** Where the host owns the session. */
  private host: HostToken | undefined;
  private reveal: Reveal | undefined;
  /** Unregisters the page's own chat as the one that answers this mount. */
  private leaveChat: (() => void) | undefined;
  private mountId = '';
  /** Resolves when everything that was asked for until now has been done, or has failed. */
  private idle: Promise<unknown>;

  constructor(
    private readonly remote: RemoteDefinition,
    private readonly target: Element,
    private given: MountOptions,
  ) {
    this.idle = this.start();
  }

  get ready(): Promise<void> {
    return this.attempt.promise;
  }

  private async start(): Promise<void> {
    // A host that does not wait for `ready` still learns of a failure through the event.
    this.attempt.promise.catch(() => {});
    const reveal = new Reveal(this.target, () => this.beReady());
    this.reveal = reveal;
    this.cleanups.push(() => reveal.remove());
    try {
      // By now the parser has passed the element's children.
      const provided = this.target.querySelector('[data-heloc-brand]')?.textContent;
      const options = resolveOptions({ ...this.given, brand: this.given.brand ?? provided });
      refuseOtherOrigins(options, this.target);
      this.options = options;
      this.wanted = options;
      clearCopies(this.target);
      const { getToken } = options;
      this.host =
        getToken &&
        createHostToken(getToken, (error) =>
          createConsoleReporter('heloc').error(error, { where: 'get-token' }),
        );
      const [bundle, hasWaited] = await Promise.all([
        loadBundle(options, this.answers),
        this.waitForTurn(options),
        this.host?.ask(),
      ]);
      this.take(bundle);
      // Of two that load at the same time, one has been first by now.
      if (!hasWaited) await this.waitForTurn(options);
      if (!this.gone) this.render();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Its answers are those of the application before it, once that has gone. */
  private waitForTurn({ history, basePath }: ResolvedOptions): Promise<boolean> {
    if (history !== 'browser' || !isRouted(this.remote.name)) return Promise.resolve(false);
    return waitForTurn(basePath, {
      onWait: () => this.reveal?.drop(),
      onCleanUp: (cleanup) => this.cleanups.push(cleanup),
    });
  }

  private render(): void {
    const { remote, target, reveal } = this;
    if (!reveal) return;
    const { id: mountId, release } = claimMountId(remote.name);
    this.cleanups.push(release);
    this.mountId = mountId;
    this.registerPageChat();
    this.cleanups.push(() => this.leaveChat?.());
    const { surface, look, runtime } = renderMount({
      remote,
      target,
      mountId,
      options: () => this.options as ResolvedOptions,
      bundle: () => this.bundle as BrandBundle,
      subscribe: this.subscribe,
      host: this.host,
      reveal,
      onCleanUp: (cleanup) => this.cleanups.push(cleanup),
      onEvent: (event) => this.onEvent(event),
      moves: this.moves,
      onCrash: (error) => this.fail(error),
    });
    this.surface = surface;
    this.look = look;
    this.runtime = runtime;
    this.isRendered = true;
    this.wasThere = target.isConnected;
  }

  private subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private onEvent(event: HelocEvent): void {
    callHost(this.options?.onEvent, event);
    if (event.type === 'error') this.reveal?.uncover();
    if (event.type === 'step') this.reveal?.step();
  }

  private beReady(): void {
    const mark = `heloc:ready:${this.remote.name}`;
    performance.mark(mark);
    this.cleanups.push(() => performance.clearMarks(mark));
    this.look?.showFonts();
    this.emit({ type: 'ready' });
    this.attempt.resolve();
    const { options, surface, target, wasThere, moves, runtime, cleanups, subscribe } = this;
    const bundle = () => this.bundle as BrandBundle;
    const isShown = () => surface !== undefined && surface === this.surface && this.isRendered;
    const follow = (afterReady: typeof import('./afterReady.ts')['afterReady']) => {
      if (runtime && options && surface && isShown())
        cleanups.push(
          afterReady({
            target,
            wasThere,
            remote: this.remote.name,
            moves,
            runtime,
            options,
            bundle,
            subscribe,
            surface,
            onGone: () => void this.unmount(),
          }),
        );
    };
    cleanups.push(
      whenIdle(() =>
        import(/* webpackChunkName: "api" */ './afterReady.ts')
          // Not in the task that the script takes to run.
          .then(({ afterReady }) => isShown() && cleanups.push(whenIdle(() => follow(afterReady))))
          .catch(() => {}),
      ),
    );
  }

  private emit(event: HelocEvent): void {
    dispatchEvent(this.target, event);
    callHost((this.options ?? this.given).onEvent, event);
  }

  /** Loading has failed: shows a message with a retry, and emits the reason to the host. */
  private fail(error: unknown): void {
    if (this.gone) return;
    this.cleanUp();
    const reason =
      error instanceof MountError ? error : new MountError('render-failed', String(error), { cause: error });
    const { code, message } = reason;
    // For the page's developers; the person reads another text.
    const correlationId = newUuid();
    createConsoleReporter('heloc').warn(message, { code, correlationId });
    const retryable = RETRYABLE.includes(code);
    const refused = code === 'origin-refused' && { origin: window.origin };
    this.emit({ type: 'error', code, retryable, correlationId, ...refused });
    const phone = this.given.supportPhone ?? this.bundle?.brand.companyInfo.supportPhone;
    const again = () => {
      this.cleanUp();
      this.attempt = withResolvers();
      this.idle = this.start();
      return this.ready;
    };
    showFailure(this.target, phone, again, this.bundle && failureTexts(this.bundle, phone, code));
    this.cleanups.push(() => this.target.querySelector(`:scope>${FAILURE}`)?.remove());
    if (code === 'history-in-use')
      this.cleanups.push(
        whenFree((this.options as ResolvedOptions).basePath, () => void again().catch(() => {})),
      );
    this.attempt.reject(reason);
  }

  /** Updates are applied one after the other. Of several that wait only the last is, as it has the options of all. */
  async update(changes: MountUpdate): Promise<void> {
    if (this.gone) throw new MountError('unmounted', 'This mount is gone; mount again');
    const fixed = { remote: this.remote.name, target: this.target };
    const next = this.wanted
      ? updateOptions({ ...this.wanted, ...fixed }, changes)
      : resolveOptions({ ...this.given, ...changes });
    refuseOtherOrigins(next, this.target);
    if (changes.getToken) this.askAgain(changes.getToken);
    this.given = { ...this.given, ...defined(changes) };
    this.wanted = next;
    const applied = this.idle.then(() => this.apply(next));
    this.idle = applied.catch(() => {});
    return applied;
  }

  /** After a failed start, "Try again" starts with the latest options. */
  private async apply(next: ResolvedOptions): Promise<void> {
    const before = this.options;
    if (!before || !this.isRendered || next !== this.wanted) return;
    const sameBrand = next.org === before.org && next.brand === before.brand;
    try {
      if (!sameBrand) {
        unpin();
        this.take(await loadBundle(next, this.answers));
      }
    } catch (error) {
      const { org, brand } = before;
      this.given = { ...this.given, org, brand };
      if (this.wanted === next) this.wanted = { ...next, org, brand };
      throw error;
    }
    if (!this.isRendered) return;
    this.options = next;
    this.lookAtToken(next.org !== before.org);
    if (next.chat !== before.chat) this.registerPageChat();
    if (!sameBrand) this.applyBundle();
    else if (next.telemetry !== before.telemetry) this.notify();
  }

  /**
   * The page may have logged another person in along with an update, without `SESSION_EVENT`. Where the page owns the session
   * it is asked again for another organisation, as each has tokens of its own.
   */
  private lookAtToken(isOtherOrg: boolean): void {
    const look = () => this.runtime?.().auth.look();
    if (this.host && isOtherOrg) void this.host.ask().then(look);
    else look();
  }

  private take(bundle: BrandBundle): void {
    this.bundle = bundle;
    if (bundle.lost)
      this.emit({ type: 'error', code: 'theme-unavailable', correlationId: newUuid(), ...bundle.lost });
  }

  private applyBundle(): void {
    this.look?.change(this.bundle as BrandBundle);
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }

  /** Registers the page's own chat as the one that answers, where the options say so. */
  private registerPageChat(): void {
    this.leaveChat?.();
    this.leaveChat = this.options?.chat === 'page' ? registerChat('answers', this.mountId) : undefined;
  }

  private askAgain(getToken: GetToken): void {
    if (!this.host)
      throw new MountError('option-fixed', 'Option getToken cannot be added while mounted; unmount first');
    this.host.use(getToken);
    window.dispatchEvent(new CustomEvent(SESSION_EVENT));
  }

  async unmount(): Promise<void> {
    this.gone = true;
    this.cleanUp();
    this.attempt.reject(new MountError('unmounted', 'Unmounted before it was ready'));
  }

  private cleanUp(): void {
    this.isRendered = false;
    for (const cleanup of this.cleanups.splice(0).reverse()) cleanup();
  }
}
