import type { BodyOf, ResponseOf } from '#src/api/contract/endpoint.ts';
import type { getHandoff, postHandoff, postHandoffText } from '#src/api/contract/handoff.ts';

export type Handoff = ResponseOf<typeof getHandoff>;
/** Which files a phone is to send. */
export type HandoffAsked = Pick<BodyOf<typeof postHandoff>, 'wanted'> &
  Partial<Pick<BodyOf<typeof postHandoff>, 'documentKind' | 'conditionUuid'>>;

/** The calls by which a phone sends files for the person at the computer. */
export interface HandoffCalls {
  start(asked: HandoffAsked & { fresh: boolean }): Promise<ResponseOf<typeof postHandoff>>;
  poll(): Promise<Handoff>;
  text(): Promise<ResponseOf<typeof postHandoffText>>;
}

export interface HandoffPort extends HandoffCalls {
  /** The address that the phone opens. */
  linkFor(token: string): string;
}
