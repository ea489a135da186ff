import { ApiError } from '#src/api/client/apiError.ts';
import type { putDraft } from '#src/api/contract/drafts.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import { differences } from './differences.ts';

export type DraftValues = Record<string, unknown>;

/** A draft as the server has it. */
export interface StoredDraft {
  values?: DraftValues | null | undefined;
  savedAt?: string | null | undefined;
  version?: string | null | undefined;
}

interface Save {
  /** `null` forgets the draft. */
  values: DraftValues | null;
  version: string;
  /** The form was submitted, so the draft is deleted even if another tab saved it last. */
  submitted?: boolean;
}

export interface DraftServer {
  get(signal?: AbortSignal): Promise<StoredDraft>;
  put(body: BodyOf<typeof putDraft>): Promise<unknown>;
}

/** The version of a save without an answer yet, stored for the page after a reload. */
export interface InFlightSave {
  get(): string | undefined;
  set(version: string | undefined): void;
}

/** Long enough that typing a word is one save. */
const PAUSE_MS = 800;
const RETRY_MS = 1_000;
const RETRY_MAX_MS = 30_000;
const TRIES = 8;
/** Pauses while waiting for a save that the previous page sent on unload, which a slow network delays. */
const IN_FLIGHT_RECHECK_MS = [300, 300, 600, 1200];

/**
 * One draft of one application, for as long as its mount: nothing is saved before it was read, saves follow each other,
 * and each says which versions it may be written over, so that a late save never overwrites a newer one
 * (docs/decisions/0014-saves-of-a-draft.md).
 */
export class DraftSync {
  /** Id of the last version known to be on the server; `undefined` before the draft was read. */
  private known: string | null | undefined;
  /** Sent since, without an answer so far: any of them may be the server's. */
  private unanswered: string[] = [];
  /** The last save that is not confirmed by the server. */
  private last: Save | undefined;
  private readonly running = new Set<Promise<void>>();
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private hasSaved = false;
  private other: StoredDraft | undefined;

  constructor(
    private readonly server: DraftServer,
    private readonly inFlight: InFlightSave,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What another tab or device saved meanwhile; nothing is sent until the person has chosen. */
  readonly conflict = (): StoredDraft | undefined => this.other;

  /** Whether something was typed that could not be saved so far. */
  get isUnsaved(): boolean {
    return this.last !== undefined && this.failures > 0;
  }

  /** Whether everything that was typed here is at the server; undefined while nothing was typed, or it is on its way. */
  readonly state = (): 'saved' | 'unsaved' | undefined => {
    if (this.isUnsaved) return 'unsaved';
    return this.hasSaved && !this.last ? 'saved' : undefined;
  };

  /** What was typed here. */
  get local(): DraftValues | null {
    return this.last?.values ?? null;
  }

  /** The draft, after everything that is still on its way. Rejects when it cannot be had. */
  async read(signal?: AbortSignal): Promise<DraftValues> {
    await this.settle();
    const kept = await this.arrived(signal);
    this.receive(kept);
    if (this.last && !this.other) this.sendIn(0);
    return (this.last ? this.last.values : kept.values) ?? {};
  }

  /** After a reload the save of the page before may reach the server later than the question for it. */
  private async arrived(signal?: AbortSignal): Promise<StoredDraft> {
    const awaited = this.known === undefined ? this.inFlight.get() : undefined;
    let kept = await this.server.get(signal);
    for (const pause of IN_FLIGHT_RECHECK_MS) {
      if (!awaited || kept.version === awaited) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
      kept = await this.server.get(signal);
    }
    if (awaited) this.inFlight.set(undefined);
    return kept;
  }

  /** Saves after a pause in typing. */
  save(values: DraftValues): void {
    if (this.known === undefined) return;
    this.last = { values, version: newUuid() };
    if (!this.other) this.sendIn(PAUSE_MS);
  }

  /** Saves what waits now: the page may be gone in a moment. */
  flush(): void {
    if (this.last && !this.isInFlight(this.last)) this.send();
  }

  /** The same, and waits until nothing is on its way any more. */
  async settle(): Promise<void> {
    this.flush();
    await Promise.all(this.running);
  }

  /** Deletes the draft; `submitted`: also a version that another page saved. */
  clear({ submitted = false } = {}): void {
    this.last = { values: null, version: newUuid(), submitted };
    this.resolveConflict(this.other);
    this.send();
  }

  /** Resolves a conflict with the version on this page. */
  keepMine(): void {
    this.resolveConflict(this.other);
    this.send();
  }

  /** Resolves a conflict with the other version. */
  takeOther(): DraftValues {
    const values = this.other?.values ?? {};
    this.last = undefined;
    this.resolveConflict(this.other);
    return values;
  }

  private resolveConflict(other: StoredDraft | undefined): void {
    if (!other) return;
    this.known = other.version ?? null;
    this.unanswered = [];
    this.other = undefined;
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }

  private isInFlight({ version }: Save): boolean {
    return this.running.size > 0 && this.unanswered.at(-1) === version;
  }

  private sendIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      // Otherwise it follows the one that is under way.
      if (this.running.size === 0) this.send();
    }, ms);
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const save = this.last;
    if (!save || this.known === undefined || this.other) return;
    if (!this.unanswered.includes(save.version)) this.unanswered.push(save.version);
    const before = this.unanswered.slice(0, this.unanswered.indexOf(save.version));
    const { values, version } = save;
    this.inFlight.set(version);
    const task = this.server
      .put({ values, version, replaces: [this.known, ...before.slice(-100)] })
      .then(() => this.saved(save))
      .catch((error: unknown) => this.failed(save, error))
      .then(() => {
        this.running.delete(task);
        if (this.timer === undefined && this.running.size === 0) this.follow();
      });
    this.running.add(task);
  }

  /** What was typed while a save was under way. */
  private follow(): void {
    if (this.last && !this.unanswered.includes(this.last.version)) this.send();
  }

  private saved(save: Save): void {
    const index = this.unanswered.indexOf(save.version);
    // A later one has been answered first.
    if (index < 0) return;
    this.known = save.version;
    this.unanswered = this.unanswered.slice(index + 1);
    this.failures = 0;
    this.hasSaved = save.values !== null;
    if (this.last === save) this.last = undefined;
    if (this.unanswered.length === 0) this.inFlight.set(undefined);
    this.notify();
  }

  private async failed(save: Save, error: unknown): Promise<void> {
    // A later one decides.
    if (this.unanswered.at(-1) !== save.version) return;
    const { code, retryable } = error instanceof ApiError ? error : { code: undefined, retryable: false };
    this.failures += 1;
    this.notify();
    try {
      if (code === 'conflict') this.receive(await this.server.get());
      else if (!retryable && this.last === save) this.last = undefined;
    } catch {
      // It is asked again with the next try.
    }
    // What was cancelled belongs to a mount that is gone.
    if (!this.last || this.other || code === 'cancelled' || this.failures > TRIES || this.timer !== undefined)
      return;
    const isFirstConflict = code === 'conflict' && this.failures === 1;
    this.sendIn(isFirstConflict ? 0 : Math.min(RETRY_MS * 2 ** (this.failures - 1), RETRY_MAX_MS));
  }

  /** Compares what the server has with what was sent, and asks the person where another tab or device has written. */
  private receive(kept: StoredDraft): void {
    const { last } = this;
    const version = kept.version ?? null;
    const isOurs = this.known === undefined || [this.known, ...this.unanswered].includes(version);
    const isSame = last === undefined || differences(last.values, kept.values).length === 0;
    this.other = !isOurs && !isSame && last.values && !last.submitted ? kept : undefined;
    this.notify();
    if (this.other) return;
    this.known = version;
    this.unanswered = [];
    // Only a submit may delete a version that another page saved.
    if (isSame || (!isOurs && !last.submitted)) this.last = undefined;
  }
}
