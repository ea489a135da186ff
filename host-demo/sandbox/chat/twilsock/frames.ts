/** What a frame says of itself; `payload_size` and the like are the frame's own affair. */
export interface FrameHeader {
  id: string;
  method: string;
  [field: string]: unknown;
}

export interface Frame {
  header: FrameHeader;
  /** JSON or a form, as the header says. */
  payload: string;
}

const MAGIC = /^TWILSOCK V3\.0 (\d+)$/;
const BREAK = '\r\n';

/** A line with the length of the header in bytes, the header, and the payload. */
export function encodeFrame(header: FrameHeader, payload?: unknown): Uint8Array {
  const body = Buffer.from(payload === undefined ? '' : JSON.stringify(payload));
  const head = Buffer.from(
    JSON.stringify({ ...header, payload_type: 'application/json', payload_size: body.length }),
  );
  return Buffer.concat([Buffer.from(`TWILSOCK V3.0 ${head.length}${BREAK}`), head, Buffer.from(BREAK), body]);
}

/** @returns nothing where it is no frame */
export function decodeFrame(data: string | Uint8Array): Frame | undefined {
  const bytes = Buffer.from(data as Uint8Array);
  const line = bytes.indexOf(BREAK);
  const [, size] = MAGIC.exec(bytes.subarray(0, Math.max(line, 0)).toString()) ?? [];
  if (size === undefined) return undefined;
  const start = line + BREAK.length;
  const end = start + Number(size);
  try {
    const header: FrameHeader = JSON.parse(bytes.subarray(start, end).toString());
    if (typeof header?.method !== 'string' || typeof header.id !== 'string') return undefined;
    return { header, payload: bytes.subarray(end + BREAK.length).toString() };
  } catch {
    return undefined;
  }
}
