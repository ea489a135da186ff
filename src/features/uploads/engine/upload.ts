import type { HandoffAsked, HandoffPort } from '../../handoff/model.ts';
import type { Carrier } from './carrier.ts';

/** How files of one slot travel, and who takes them. */
export interface Upload {
  readonly carrier: Carrier;
  /** Takes a file whose bytes have arrived. */
  take(uploadUuid: string, signal: AbortSignal): Promise<{ documentUuid: string }>;
  /** Takes back a file that has arrived and is removed here; the answer is not waited for. */
  discard?(documentUuid: string): void;
  /** Where a phone may send files for the slot. */
  readonly phone?: { port: HandoffPort; asked(max: number): HandoffAsked } | undefined;
}
