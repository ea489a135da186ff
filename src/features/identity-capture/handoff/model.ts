import type { BodyOf, ResponseOf } from '#src/api/contract/endpoint.ts';
import type {
  getIdentityHandoff,
  postIdentityHandoff,
  postIdentityHandoffText,
} from '#src/api/contract/identityHandoff.ts';

export type Handoff = ResponseOf<typeof getIdentityHandoff>;
export type HandoffAsked = BodyOf<typeof postIdentityHandoff>;

/** The calls by which a phone takes the photos for the person at the computer. */
export interface HandoffPort {
  start(asked: HandoffAsked): Promise<ResponseOf<typeof postIdentityHandoff>>;
  poll(): Promise<Handoff>;
  text(): Promise<ResponseOf<typeof postIdentityHandoffText>>;
  /** The address that the phone opens. */
  linkFor(token: string): string;
}
