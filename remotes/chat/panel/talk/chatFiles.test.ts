import { expect, test } from '@jest/globals';
import { ACCEPTED_CHAT_FILES, chatFileProblem, cleanName, MAX_CHAT_FILE_BYTES } from './chatFiles.ts';

const HEADS = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  amr: [...new TextEncoder().encode('#!AMR\n')],
  mp3: [...new TextEncoder().encode('ID3\x04')],
  mp4: [0, 0, 0, 0x18, ...new TextEncoder().encode('ftypisom')],
  pdf: [...new TextEncoder().encode('%PDF-1.7')],
  txt: [...new TextEncoder().encode('Grüße, one line\n')],
} as const;
const file = (name: string, bytes: readonly number[], type = '') =>
  new File([new Uint8Array(bytes)], name, { type });
const problem = (...given: Parameters<typeof file>) => chatFileProblem(file(...given), MAX_CHAT_FILE_BYTES);

test.each([
  ['photo.JPG', HEADS.jpg, 'image/jpeg'],
  ['photo.jpeg', HEADS.jpg, 'image/jpeg'],
  ['shot.png', HEADS.png, 'image/png'],
  ['note.amr', HEADS.amr, ''],
  ['note.mp3', HEADS.mp3, 'audio/mpeg'],
  ['clip.mp4', HEADS.mp4, 'video/mp4'],
  ['statement.pdf', HEADS.pdf, 'application/pdf'],
  ['note.txt', HEADS.txt, 'text/plain'],
] as const)('%s can be sent', async (name, head, type) =>
  expect(await problem(name, head, type)).toBeUndefined(),
);

test.each([
  ['page.html', HEADS.txt, 'text/html', 'kind'],
  ['photo.jpg', HEADS.txt, 'image/jpeg', 'kind'],
  ['photo.jpg', HEADS.jpg, 'text/html', 'kind'],
  ['program.exe.pdf', [0x4d, 0x5a], 'application/pdf', 'kind'],
  ['statement.pdf', [], 'application/pdf', 'empty'],
  ['photo.heic', HEADS.mp4, 'image/heic', 'heic'],
  ['constructor', HEADS.txt, '', 'kind'],
  ['note.txt', [0, 1, 2], 'text/plain', 'kind'],
] as const)('%s cannot: %s', async (name, head, type, why) =>
  expect(await problem(name, head, type)).toBe(why),
);

test('what is too large by one byte cannot, and what is as large as may be can', async () => {
  const pdf = file('a.pdf', HEADS.pdf);
  expect(await chatFileProblem(pdf, pdf.size - 1)).toBe('large');
  expect(await chatFileProblem(pdf, pdf.size)).toBeUndefined();
});

test('the picker offers exactly these', () =>
  expect(ACCEPTED_CHAT_FILES).toBe('.jpg,.jpeg,.png,.amr,.mp3,.mp4,.pdf,.txt'));

test.each([
  ['statement.pdf', 'statement.pdf'],
  ['../../etc/passwd', 'etcpasswd'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a:b*c?.txt', 'abc.txt'],
  ['   ', 'file'],
  ['...', 'file'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(116)}.pdf`],
])('%j is saved as %j', (name, saved) => expect(cleanName(name)).toBe(saved));
