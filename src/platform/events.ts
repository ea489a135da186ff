import type { ToldStatus } from '#src/domain/application/status.ts';
import type { Stage } from '#src/domain/enums.ts';
import type { ErrorCode } from './errorCodes.ts';
import type { FlagDetails } from './flagDetails.ts';

/** Everything that a mount tells its host; also dispatched as DOM events. Closed union. */
export type HelocEvent =
  | {
      /** The first screen is shown. */
      type: 'ready';
    }
  | {
      /** A screen is shown. */
      type: 'step';
      path: string;
      title: string;
      /** Empty on a page that has none. */
      stage: Stage | '';
    }
  | {
      /** The application's status is known or has changed. */
      type: 'status';
      /** `UNKNOWN` for one that this release does not know. */
      checklistStatus: ToldStatus;
    }
  | {
      /** About to leave for another page of the lender's; `preventDefault()` keeps the person here. */
      type: 'navigate';
      url: string;
    }
  | {
      /** About to ask for a login; `preventDefault()` leaves that to the page. */
      type: 'unauthenticated';
      url: string;
    }
  | {
      /**
       * The person asks to log out of a session that the page owns (`getToken`); `preventDefault()` leaves that to the page,
       * which says so with `heloc:session` once it is done.
       */
      type: 'logout-requested';
    }
  | {
      /** The person has logged out here: nothing of them is left. Where that leads follows as `navigate`. */
      type: 'logged_out';
    }
  | {
      /** The person has chosen another of their accounts. */
      type: 'account-changed';
    }
  | {
      /** The applicant is done. */
      type: 'complete';
    }
  | {
      /** The person asked for the chat; our chat remote on the same page answers by itself. */
      type: 'chat-requested';
      org?: string;
    }
  | {
      /** How many messages of the chat wait to be read; told when that changes, also where we draw no button. */
      type: 'chat-unread';
      org: string;
      count: number;
    }
  | JourneyEvent
  | FlagsEvent
  | ErrorEvent;

/**
 * How far a person gets, for the page's own analytics. Codes, counts and times alone; `path` as in `step`. `journeyId` is a
 * random number of this person's visit, which ends with the tab or their session.
 */
export type JourneyEvent =
  | {
      /** The first page of a journey is shown. */
      type: 'started';
      journeyId: string;
    }
  | {
      /** What a page asks was answered, and the journey has gone on from it. */
      type: 'step-completed';
      journeyId: string;
      path: string;
      /** How many were completed before it. */
      index: number;
      /** From when the page was shown until its answers were taken. */
      durationMs: number;
    }
  | {
      /** A form of the page was not taken as it was. */
      type: 'refused';
      journeyId: string;
      path: string;
      /** How many answers have to be corrected. */
      count: number;
    }
  | {
      /** Offers are shown for the first time. */
      type: 'offers-seen';
      journeyId: string;
    }
  | {
      /** An offer was confirmed for the first time. */
      type: 'offer-chosen';
      journeyId: string;
    }
  | {
      /** The application was submitted. */
      type: 'submitted';
      journeyId: string;
    }
  | {
      /** The documents were signed. */
      type: 'signed';
      journeyId: string;
    }
  | {
      /** The person goes before they are done; may come back, with the same `journeyId` in the same tab. */
      type: 'left';
      journeyId: string;
      path: string;
    };

export interface FlagsEvent {
  /** Features are known, or have changed: for a page that shows something by them itself. */
  type: 'flags';
  /** By the names of OpenFeature. `STALE`: what is known is old. `ERROR`: nothing was answered. */
  state: 'READY' | 'STALE' | 'ERROR' | 'RECONCILING' | 'CONFIGURATION_CHANGED';
  /** Keys of the features that are another now. */
  changed: readonly string[];
  /** Every feature by its key, and why it is on or off. */
  flags: Readonly<Record<string, FlagDetails>>;
}

export interface ErrorEvent {
  /** Something could not be shown; the person sees a message of their own with a way on. */
  type: 'error';
  code: ErrorCode;
  /** Whether trying again may help. */
  retryable: boolean;
  /** Stands in the log beside what went wrong, so that one finds the other. */
  correlationId: string;
  /** With `origin-refused`: the page's, as the browser sends it; `null` in a sandboxed frame. */
  origin?: string;
}

const TYPES = {
  ready: true,
  step: true,
  status: true,
  navigate: true,
  unauthenticated: true,
  'logout-requested': true,
  logged_out: true,
  'account-changed': true,
  complete: true,
  'chat-requested': true,
  'chat-unread': true,
  started: true,
  'step-completed': true,
  refused: true,
  'offers-seen': true,
  'offer-chosen': true,
  submitted: true,
  signed: true,
  left: true,
  flags: true,
  error: true,
} satisfies Record<HelocEvent['type'], true>;

export const EVENT_TYPES = Object.keys(TYPES) as HelocEvent['type'][];
