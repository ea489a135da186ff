import { Inflate } from 'fflate';

/** So few bytes at a time that what they become is known before it is too much: at most 64 kB. */
const PIECE = 64;

/**
 * What was deflated, which has at most `most` bytes: of more than that no more is made than tells so.
 *
 * @throws where it is damaged
 */
export function inflated(packed: Uint8Array, most: number): Uint8Array | undefined {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((piece) => {
    size += piece.length;
    pieces.push(piece);
  });
  for (let at = 0; at < packed.length && size <= most; at += PIECE)
    inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  if (size > most) return undefined;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
