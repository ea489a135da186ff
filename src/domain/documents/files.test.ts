import { describe, expect, it } from '@jest/globals';
import { fileCountProblem, sniffFileKind, uploadProblem } from './files.ts';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const PDF = bytes('%PDF-1.7\n');
const PNG = bytes('\x89PNG\r\n\x1a\n');
const HEIC = bytes('\0\0\0\x18ftypheic');
const WRONG = 'file-kind';

describe('sniffFileKind', () => {
  it('tells the kinds apart', () => {
    expect(sniffFileKind(PDF)).toBe('pdf');
    expect(sniffFileKind(bytes('junk\n%PDF-1.4'))).toBe('pdf');
    expect(sniffFileKind(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('jpg');
    expect(sniffFileKind(PNG)).toBe('png');
    expect(sniffFileKind(HEIC)).toBe('heic');
    expect(sniffFileKind(bytes('\0\0\0\x18ftypisom'))).toBeUndefined();
    expect(sniffFileKind(bytes('MZ'))).toBeUndefined();
    expect(sniffFileKind(new Uint8Array())).toBeUndefined();
  });
});

describe('uploadProblem', () => {
  it.each([
    [{ name: 'a.pdf', size: 1, head: PDF }, undefined],
    [{ name: 'A.JPEG', size: 20_000_000 }, undefined],
    [{ name: 'photo', type: 'image/heic', size: 5 }, undefined],
    [{ name: 'photo.heic', type: '', size: 5 }, undefined],
    [{ name: 'a.pdf', size: 20_000_001 }, 'file-too-large'],
    [{ name: 'a.pdf', size: 0 }, 'file-empty'],
    [{ name: 'a.exe', size: 1 }, WRONG],
    [{ name: 'a.pdf.exe', type: 'application/x-msdownload', size: 1 }, WRONG],
    [{ name: 'renamed.pdf', size: 1, head: bytes('MZ') }, WRONG],
    [{ name: 'a.constructor', size: 1 }, WRONG],
    [{ name: 'a.pdf', size: 1, head: PDF, needsPassword: true }, 'file-encrypted'],
  ])('%p', (file, message) => {
    expect(uploadProblem(file)).toBe(message);
  });

  it('counts', () => {
    expect(fileCountProblem(0)).toBe('files-missing');
    expect(fileCountProblem(10)).toBeUndefined();
    expect(fileCountProblem(11)).toBe('files-too-many');
  });
});
