import type { ErrorCode } from './errorCodes.ts';

export const REMOTES = ['borrower', 'signer', 'chat', 'banner'] as const;
export type RemoteName = (typeof REMOTES)[number];

/** Everything that a mount tells its host; also dispatched as DOM events. Closed union. */
export type HelocEvent =
  | { type: 'ready' }
  | { type: 'step'; path: string; title: string; stage: string }
  | { type: 'status'; checklistStatus: string }
  | { type: 'navigate'; url: string }
  | { type: 'unauthenticated'; url: string }
  | { type: 'complete' }
  | { type: 'chat-requested'; org?: string }
  | ErrorEvent;

export interface ErrorEvent {
  type: 'error';
  code: ErrorCode;
  retryable: boolean;
  /** Stands in the log beside what went wrong, so that one finds the other. */
  correlationId: string;
}
