export interface ZipEntry {
  name: string;
  content: Uint8Array;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

/** The checksum of the ZIP format. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

const VERSION = 20;
const UTF8_NAMES = 0x0800;
/** 1 January 1980, the format's zero; what matters is inside the documents. */
const DATE = 0x0021;

/** Writes numbers as little-endian fields: width in bytes, then value. */
function fields(...pairs: readonly (readonly [width: 2 | 4, value: number])[]): Uint8Array {
  const bytes = new Uint8Array(pairs.reduce((sum, [width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [width, value] of pairs) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

/** A ZIP file that stores its entries as they are: PDFs are compressed already. */
export function zip(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const label = new TextEncoder().encode(name);
    const shared = [
      [2, VERSION],
      [2, UTF8_NAMES],
      [2, 0],
      [2, 0],
      [2, DATE],
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, label.length],
      [2, 0],
    ] as const;
    const head = fields([4, 0x04034b50], ...shared);
    directory.push(
      fields([4, 0x02014b50], [2, VERSION], ...shared, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      label,
    );
    parts.push(head, label, content);
    offset += head.length + label.length + content.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, size],
    [4, offset],
    [2, 0],
  );
  return concat([...parts, ...directory, end]);
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
