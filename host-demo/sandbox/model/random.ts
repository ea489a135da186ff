import { createHash, randomUUID } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** A uuid that is always the same for the same text. */
export function uuidFrom(text: string): string {
  const bytes = sha256(text).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Numbers in [0, 1) that depend on the text alone: the n-th draw of the same text is always the same. */
export function randomFrom(text: string): () => number {
  let draw = 0;
  return () => {
    draw += 1;
    return sha256(`${text}#${draw}`).readUInt32BE(0) / 2 ** 32;
  };
}

/** New uuids: random, or a repeatable row of them when a seed is given. */
export function uuidSource(seed: string | undefined): () => string {
  if (seed === undefined) return randomUUID;
  let count = 0;
  return () => {
    count += 1;
    return uuidFrom(`${seed}#${count}`);
  };
}
