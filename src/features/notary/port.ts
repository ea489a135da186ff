import type { BodyOf, ResponseOf } from '#src/api/contract/endpoint.ts';
import type {
  getNotarySlots,
  NotaryReservation,
  postNotaryReservation,
  postNotarySession,
} from '#src/api/contract/notary.ts';
import type { NotarySession } from './room/rooms.ts';

/** An address, as it is answered. */
export type Place = NonNullable<NotaryReservation['address']>;
export type NotarySlots = ResponseOf<typeof getNotarySlots>;

/** A time and a place with a notary in person, as they are chosen. */
export type Booking = Omit<BodyOf<typeof postNotaryReservation>, 'attendees' | 'feeAccepted' | 'shown'> & {
  /** APPLICANT, and the uuids of other signers; nothing from a person who comes alone. */
  attendees: string[];
  /** The words about the fee that were agreed to; nothing where the person does not pay it. */
  feeText: string | undefined;
};

/** Whom a notary meets: the borrower's screens and the signer's each bring their own calls. */
export interface NotaryPort {
  /** Of the application: names what this tab keeps. */
  readonly uuid: string;
  startSession(body: BodyOf<typeof postNotarySession>): Promise<NotarySession>;
  getSession(sessionId: string, signal: AbortSignal): Promise<NotarySession>;
  /** The person has signed before the notary. */
  completeSession(sessionId: string): Promise<unknown>;
  getSlots(signal: AbortSignal): Promise<NotarySlots>;
  book(booking: Booking): Promise<unknown>;
  /** Asks for a call where nothing is free; absent where only the telephone is left. */
  askForCall?(bestTime: string | null): Promise<{ reference: string }>;
  /** Loads something that was read before, to measure the connection. @returns its size in bytes, 0 without one */
  loadSample(): Promise<number>;
}
