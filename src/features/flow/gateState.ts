import type { Destination } from '#src/domain/application/routing.ts';

/** An address of a flow: the path below its base, and the screen there, if there is one. */
export interface Address<Screen> {
  readonly path: string;
  readonly screen: Screen | undefined;
}

/**
 * What is known of the person's case on the server. `closed`: nothing of it may be shown, for a reason that the remote
 * knows how to answer. `failed`: it cannot be read now.
 */
export type Answers<Data, Closed> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly data: Data }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'closed'; readonly reason: Closed };

/**
 * What an address gets. `here`: its screen, `editing` when it is open again to change what was sent. `wait`: nothing
 * before the status has moved on.
 */
export type AddressResult =
  | { readonly kind: 'here'; readonly editing: boolean }
  | { readonly kind: 'go'; readonly to: Destination }
  | { readonly kind: 'wait' };

/** The rules of a remote about its statuses: pure functions of the data. */
export interface FlowRules<Data, Screen> {
  statusOf(data: Data): string | null;
  /** The same case under another status. */
  withStatus(data: Data, status: string): Data;
  /** Whether the parts of the data were answered under different statuses, so that they have to be read again. */
  isMixed(data: Data): boolean;
  destinationOf(data: Data): Destination;
  /** `gaveUp`: the tries for the next status are used up. */
  resolveAddress(address: Address<Screen>, data: Data, gaveUp: boolean): AddressResult;
}

/** The page when a wait began; it stays on the screen until the end of the wait. */
interface PageSnapshot<Data> {
  readonly data: Data;
  readonly editing: boolean;
}

/** For what it waits: something was submitted, or the person came while the status waits. */
type WaitReason = 'submit' | 'visit';
type ScreenDestination = Extract<Destination, { kind: 'screen' }>;

interface Polling<Data> {
  readonly reason: WaitReason;
  readonly snapshot: PageSnapshot<Data> | undefined;
  /** Tries made: the load of a visit is one. */
  readonly attempts: number;
  /** The status that was sent off, if one was: seeing it again means that the answer is stale. */
  readonly submitted: string | null | undefined;
  readonly lastSeen: string | null | undefined;
}

/** What a wait begins with. */
export type PollStart<Data> = Omit<Polling<Data>, 'submitted'> & Partial<Pick<Polling<Data>, 'submitted'>>;

/**
 * What the gate is busy with. `polling`: it asks for the status until that says where to go. `reading`: it reads what
 * came with that status. `going`: it has asked the router for another address. `failed`: the wait of a visit failed.
 */
type Activity<Data> =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'polling' } & Polling<Data>)
  | {
      readonly kind: 'reading';
      readonly reason: WaitReason;
      readonly snapshot: PageSnapshot<Data> | undefined;
      readonly status: string | null;
      readonly gaveUp: boolean;
      readonly lastSeen: string | null | undefined;
      /** Everything was read, though it may not be known yet what it means. */
      readonly isRead: boolean;
    }
  | {
      readonly kind: 'going';
      readonly snapshot: PageSnapshot<Data> | undefined;
      readonly to: ScreenDestination;
    }
  | { readonly kind: 'failed' };

/** The state of a gate. */
export interface GateState<Data, Screen, Closed> {
  readonly address: Address<Screen>;
  readonly answers: Answers<Data, Closed>;
  readonly activity: Activity<Data>;
  /** Stands in for the server's status once the tries for another are used up. */
  readonly assumedStatus: string | undefined;
  /** How many parts of the page keep the person where they are. */
  readonly holdCount: number;
  /** Numbers the waits: what comes of an earlier one is ignored. */
  readonly waitId: number;
  /** The unknown status that was reported. */
  readonly reported: string | undefined;
  /** The failure that was reported: while it is asked for again, it is answered once more. */
  readonly failure: unknown;
  /** The status for which mixed data were read again. */
  readonly reread: string | null | undefined;
}

export type GateEvent<Data, Screen, Closed> =
  | { readonly type: 'arrived'; readonly address: Address<Screen> }
  | { readonly type: 'answered'; readonly answers: Answers<Data, Closed> }
  /** A screen has sent what it collected. */
  | { readonly type: 'submitted' }
  /** One try for the status; `observed` undefined: it failed. */
  | {
      readonly type: 'tried';
      readonly waitId: number;
      readonly observed: string | null | undefined;
      readonly declined: boolean;
    }
  | { readonly type: 'read'; readonly waitId: number; readonly answers: Answers<Data, Closed> }
  | { readonly type: 'unread'; readonly waitId: number; readonly error: unknown }
  | { readonly type: 'held' }
  | { readonly type: 'released' }
  /** Nothing can be done on the screen now. */
  | { readonly type: 'gave-up' }
  /** There is reason to believe the server's own status again. */
  | { readonly type: 'refreshed' }
  | { readonly type: 'retried' };

/** What is to be done after an event, in this order. */
export type GateEffect =
  /** Reads what no status changes, for the end of the wait. */
  | { readonly do: 'prepare' }
  | { readonly do: 'try'; readonly waitId: number; readonly delayMs: number }
  | { readonly do: 'read'; readonly waitId: number }
  /** All that was asked for at first, again. */
  | { readonly do: 'load' }
  /** What may lag behind the status. */
  | { readonly do: 'reread' }
  | { readonly do: 'go'; readonly to: Destination; readonly replace: boolean }
  /** The wait after a submit is over. */
  | { readonly do: 'finish'; readonly error?: unknown }
  | { readonly do: 'emit-status'; readonly status: string }
  | { readonly do: 'report-stuck'; readonly status: string | null | undefined }
  | { readonly do: 'report-unknown'; readonly status: string }
  /** Nothing can be shown, for the reason that a call failed with. */
  | { readonly do: 'report-failed'; readonly error: unknown };

/**
 * What is shown. `blank`: nothing, for a moment. `waiting`: only that the server works. `notice` says so beside a
 * page: at once or, `delayed`, when it takes long.
 */
export type GateView<Data, Screen, Closed> =
  | { readonly kind: 'blank'; readonly notice: WaitingNotice | undefined }
  | { readonly kind: 'waiting'; readonly data: Data | undefined; readonly notice: WaitingNotice }
  | { readonly kind: 'failed' }
  | { readonly kind: 'closed'; readonly reason: Closed }
  | { readonly kind: 'leave'; readonly path: string }
  | {
      readonly kind: 'screen';
      readonly screen: Screen | undefined;
      readonly data: Data;
      readonly editing: boolean;
      readonly notice: WaitingNotice | undefined;
    };

export interface WaitingNotice {
  readonly delayed: boolean;
  /** Nothing was sent off: the person came back. */
  readonly visit: boolean;
  /** What was sent off has been taken, or what was asked for is there. */
  readonly answered: boolean;
  /** The last status that was seen. */
  readonly status: string | null | undefined;
  /** That status leads on. */
  readonly moved: boolean;
}
