import type { ErrorCode } from '#src/platform/errorCodes.ts';

/** An answer without which no chat can be had; the page around is told of it as an `error` event with this code. */
export class SessionProblem extends Error {
  constructor(readonly code: ErrorCode) {
    super(`The session of a chat is incomplete: ${code}`);
    this.name = 'SessionProblem';
  }
}
