import { isUuid } from '#src/domain/uuid.ts';
import type { KeyValueStore } from '#src/platform/storage.ts';

const KEY = 'telemetry_trackerUuid';

/** The browser's tracker id; made when there is none (borrower flow s7). */
export function trackerUuid(local: KeyValueStore): string {
  const known = local.get(KEY);
  if (isUuid(known)) return known;
  const made = newUuid();
  local.set(KEY, made);
  return made;
}

/** A version 4 UUID; `crypto.randomUUID` is missing on pages without TLS. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
