import { crc32, zip } from './zip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (part: Uint8Array) => new TextDecoder().decode(part);

/** Reads an archive of stored entries by its directory, as other programs do. */
function read(archive: Uint8Array): Record<string, string> {
  const view = new DataView(archive.buffer);
  const end = archive.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let at = view.getUint32(end + 16, true);
  const files: Record<string, string> = {};
  for (let n = 0; n < view.getUint16(end + 10, true); n += 1) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    const start = local + 30 + view.getUint16(local + 26, true);
    const content = archive.subarray(start, start + size);
    expect(view.getUint32(at + 16, true)).toBe(crc32(content));
    files[text(archive.subarray(at + 46, at + 46 + nameLength))] = text(content);
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

describe('zip', () => {
  it('has the checksum of the format', () => {
    expect(crc32(bytes('123456789'))).toBe(0xcbf43926);
  });

  it('holds every file under its name', () => {
    const archive = zip([
      { name: 'a.pdf', content: bytes('first') },
      { name: 'Señal.pdf', content: bytes('') },
      { name: 'c.pdf', content: bytes('third') },
    ]);
    expect(read(archive)).toEqual({ 'a.pdf': 'first', 'Señal.pdf': '', 'c.pdf': 'third' });
  });

  it('may be empty', () => {
    expect(read(zip([]))).toEqual({});
  });
});
