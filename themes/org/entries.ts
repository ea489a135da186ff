/** A file of an archive, as the directory at the archive's end lists it. */
export interface Entry {
  readonly name: string;
  /** What it says that the file becomes, in bytes. */
  readonly size: number;
  readonly checksum: number;
  readonly isDeflated: boolean;
  readonly packed: Uint8Array;
}

const END = 0x06054b50;
const END_SIZE = 22;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;
const DAMAGED = 'it is no zip, or was cut off';

/** The files of a zip (APPNOTE.TXT 4.3), without Zip64, which is for those of gigabytes. Throws what is wrong with it. */
export function entriesOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const short = (at: number) => view.getUint16(at, true);
  const long = (at: number) => view.getUint32(at, true);
  // A comment may come after it.
  let end = bytes.length - END_SIZE;
  while (end >= 0 && long(end) !== END) end -= 1;
  if (end < 0) throw new Error(DAMAGED);
  const entries: Entry[] = [];
  let at = long(end + 16);
  for (let left = short(end + 10); left > 0; left -= 1) {
    if (at + ENTRY_SIZE > end || long(at) !== ENTRY) throw new Error(DAMAGED);
    const [method, packedSize, local] = [short(at + 10), long(at + 20), long(at + 42)];
    const nameEnd = at + ENTRY_SIZE + short(at + 28);
    if (local + LOCAL_SIZE > end) throw new Error(DAMAGED);
    const start = local + LOCAL_SIZE + short(local + 26) + short(local + 28);
    if (start + packedSize > end) throw new Error(DAMAGED);
    if (method !== STORED && method !== DEFLATED) throw new Error(`it is packed in the way ${method}`);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_SIZE, nameEnd)),
      size: long(at + 24),
      checksum: long(at + 16),
      isDeflated: method === DEFLATED,
      packed: bytes.subarray(start, start + packedSize),
    });
    at = nameEnd + short(at + 30) + short(at + 32);
  }
  return entries;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** CRC-32, as a zip has it. */
export function checksumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (CRC_TABLE[(sum ^ byte) & 0xff] as number) ^ (sum >>> 8);
  return ~sum >>> 0;
}
