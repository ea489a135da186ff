import type {
  HelocApplication,
  HelocErrorCode,
  HelocEvent,
  HelocOptions,
  HelocUpdate,
  RemoteName,
} from '#packages/embed/index.ts';
import { isRouted } from '#src/domain/remotes.js';
import { FAILURE, showFailure } from '#src/embed/failure.ts';
import { callHost, dispatchEvent, isCancellable } from '#src/embed/hostEvents.ts';
import {
  defined,
  MountError,
  type ResolvedOptions,
  resolveOptions,
  updateOptions,
} from '#src/mount/options.ts';
import { claimHistory } from '#src/mount/page.ts';
import { eventsInOrder, FIRST_STEP, refuseUnknownEvent } from './events.ts';

export interface Emitted {
  readonly event: HelocEvent;
  /** Whether the host has prevented the default; only of `navigate`, `unauthenticated` and `logout-requested`. */
  readonly isPrevented: boolean;
}

export interface FakeMountInput {
  target: Element | null;
  remote: RemoteName;
  options: HelocOptions;
  isAutomatic: boolean;
}

/** An origin without a server. */
const PLACEHOLDER_ORIGIN = 'https://heloc.invalid';

/** One mount of the fake widget: what a test reads of it, and what it can make happen there. */
export class FakeMount {
  /** `null` where the page has no such element. */
  readonly target: Element | null;
  readonly remote: RemoteName;
  /** As they were given, less `target` and `remote`, with what updates have changed. */
  options: HelocOptions;
  /** What each update that was done has changed. */
  readonly updates: HelocUpdate[] = [];
  /** The events that the host got, in order. */
  readonly events: HelocEvent[] = [];
  isUnmounted = false;
  isReady = false;
  private readonly isAutomatic: boolean;
  private resolved: ResolvedOptions | undefined;
  private attempt = withResolvers();
  private releases: (() => void)[] = [];
  private refusal: HelocErrorCode | undefined;

  constructor({ target, remote, options, isAutomatic }: FakeMountInput) {
    this.target = target;
    this.remote = remote;
    this.options = options;
    this.isAutomatic = isAutomatic;
  }

  /**
   * Emits to the host, as DOM events under both names and by `onEvent`. A step event makes a mount ready.
   *
   * @returns whether the host has prevented the default, which only `navigate`, `unauthenticated` and `logout-requested` have
   */
  emit(event: HelocEvent): boolean {
    refuseUnknownEvent(event.type);
    const isPrevented = this.dispatch(event);
    if (event.type === 'step') this.becomeReady();
    return isPrevented;
  }

  /** Every event once, in the order in which an application has them: step, ready, status ... error, complete. */
  emitAll(): Emitted[] {
    return eventsInOrder().map((event) => ({ event, isPrevented: this.dispatch(event) }));
  }

  private dispatch(event: HelocEvent): boolean {
    if (this.isUnmounted) return false;
    this.events.push(event);
    const isAllowed = dispatchEvent(this.target ?? document, event, isCancellable(event));
    callHost(this.options.onEvent, event);
    if (event.type === 'ready') this.resolveReady();
    return !isAllowed;
  }

  /** Makes the mount ready, as when its first screen is shown. */
  becomeReady(): void {
    if (!this.isReady && !this.isUnmounted) this.emit({ type: 'ready' });
  }

  /** Loading has failed: `ready` rejects, the host gets an event, and the page offers to try again. */
  fail(code: HelocErrorCode): void {
    this.failWith(new MountError(code, `The test made it fail: ${code}`));
  }

  /** The next update is refused with this code, and changes nothing. */
  refuseNextUpdate(code: HelocErrorCode): void {
    this.refusal = code;
  }

  /** As a remote's `mount` does it. */
  launch(): HelocApplication {
    this.start();
    const mount = this;
    return {
      get ready() {
        return mount.attempt.promise;
      },
      update: (changes) => this.update(changes),
      unmount: async () => this.unmount(),
    };
  }

  private start(): void {
    // Away from `mount`, as what is loaded comes later.
    queueMicrotask(() => {
      if (this.isUnmounted) return;
      try {
        this.resolved = resolveOptions({ ...this.bases(), ...defined(this.options) });
        const { history, basePath, initialPath } = this.resolved;
        if (history === 'browser' && isRouted(this.remote)) this.releases.push(claimHistory(basePath));
        this.show();
        if (!this.isAutomatic || this.isReady) return;
        if (initialPath !== '/') this.emit(FIRST_STEP);
        else {
          // A page that asks for the login.
          this.becomeReady();
          this.emit({ type: 'unauthenticated', url: loginUrl(basePath) });
        }
      } catch (error) {
        this.failWith(error as MountError);
      }
    });
  }

  private bases(): HelocOptions {
    return { apiBaseUrl: PLACEHOLDER_ORIGIN, assetBaseUrl: PLACEHOLDER_ORIGIN };
  }

  private show(): void {
    const { target } = this;
    if (!target) return;
    const place = document.createElement('div');
    place.dataset.helocFake = this.remote;
    place.append('The home-equity application stands here');
    target.append(place);
    this.releases.push(() => place.remove());
  }

  private resolveReady(): void {
    this.isReady = true;
    this.attempt.resolve();
  }

  private failWith(error: MountError): void {
    const { target } = this;
    this.cleanUp();
    this.isReady = false;
    const { code } = error;
    const retryable = code === 'no-brand-data' || code === 'render-failed';
    this.emit({ type: 'error', code, retryable, correlationId: `fake-${this.events.length}` });
    if (target) {
      showFailure(target, this.options.supportPhone, () => {
        this.attempt = withResolvers();
        this.start();
        return this.attempt.promise;
      });
      this.releases.push(() => target.querySelector(`:scope>${FAILURE}`)?.remove());
    }
    this.attempt.reject(error);
  }

  private async update(changes: HelocUpdate): Promise<void> {
    // It may come in the same moment as the start, which then is first.
    await undefined;
    if (this.isUnmounted) throw new MountError('unmounted', 'This mount is gone; mount again');
    const refusal = this.refusal;
    this.refusal = undefined;
    if (refusal) throw new MountError(refusal, `The test made it refuse: ${refusal}`);
    const place = { remote: this.remote, target: this.target };
    this.resolved = this.resolved
      ? updateOptions({ ...this.resolved, ...place }, changes)
      : resolveOptions({ ...this.bases(), ...defined({ ...this.options, ...changes }) });
    if (changes.getToken && !this.options.getToken) {
      throw new MountError('option-fixed', 'Option getToken cannot be added while mounted; unmount first');
    }
    this.options = { ...this.options, ...defined(changes) };
    this.updates.push(changes);
  }

  unmount(): void {
    this.isUnmounted = true;
    this.cleanUp();
    this.attempt.reject(new MountError('unmounted', 'Unmounted before it was ready'));
  }

  private cleanUp(): void {
    for (const release of this.releases.splice(0).reverse()) release();
  }
}

const loginUrl = (basePath: string) =>
  `${location.origin}/auth/login?redirectUrl=${encodeURIComponent(basePath)}`;

function withResolvers() {
  let resolve!: () => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  // A test that does not wait for it learns of a failure by the event.
  promise.catch(() => {});
  return { promise, resolve, reject };
}
