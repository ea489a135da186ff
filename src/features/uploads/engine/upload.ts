import type { Carrier } from './carrier.ts';

/** How files of one slot travel, and who takes them. */
export interface Upload {
  readonly carrier: Carrier;
  /** Takes a file whose bytes have arrived. */
  take(uploadUuid: string, signal: AbortSignal): Promise<{ documentUuid: string }>;
  /** Takes back a file that has arrived and is removed here; the answer is not waited for. */
  discard?(documentUuid: string): void;
}

interface Options {
  signal: AbortSignal;
  /** `fraction` from 0 to 1. At 1 the server is looking at the file. */
  onProgress(fraction: number): void;
}

/** Sends one file, and has it taken. */
export async function sendFile(
  { carrier, take }: Upload,
  file: File,
  { signal, onProgress }: Options,
): Promise<{ documentUuid: string }> {
  const { sendBytes } = await import(/* webpackChunkName: "uploads" */ './sendBytes.ts');
  const uploadUuid = await sendBytes(file, carrier, {
    signal,
    onProgress: (sent, total) => onProgress(sent / total),
  });
  return take(uploadUuid, signal);
}
