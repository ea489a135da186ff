/** Files of a chat (docs/rules.md#files-in-a-chat). */
export const MAX_CHAT_FILE_BYTES = 16_777_216;
export const MAX_CHAT_FILES = 5;

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

interface Kind {
  types: readonly string[];
  is(head: Uint8Array): boolean;
}

const mp3 = (head: Uint8Array) =>
  ascii(head, 0, 3) === 'ID3' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0);
const jpg: Kind = {
  types: ['image/jpeg', 'image/jpg'],
  is: (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff,
};

/** By extension: what browsers call it, and how it begins. */
const KINDS: Readonly<Record<string, Kind>> = {
  jpg,
  jpeg: jpg,
  png: { types: ['image/png'], is: (head) => ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n' },
  amr: { types: ['audio/amr', 'audio/x-amr', 'audio/3gpp'], is: (head) => ascii(head, 0, 5) === '#!AMR' },
  mp3: { types: ['audio/mpeg', 'audio/mp3'], is: mp3 },
  mp4: { types: ['video/mp4', 'audio/mp4'], is: (head) => ascii(head, 4, 8) === 'ftyp' },
  pdf: { types: ['application/pdf'], is: (head) => ascii(head, 0, 1024).includes('%PDF-') },
  // Text has no control characters but those of lines and tabs.
  txt: { types: ['text/plain'], is: (head) => head.every((byte) => byte > 31 || (byte > 8 && byte < 14)) },
};

export const ACCEPTED_CHAT_FILES = Object.keys(KINDS)
  .map((extension) => `.${extension}`)
  .join(',');

const HEIC = /\.hei[cf]$/i;
const HEAD_BYTES = 1024;

export type ChatFileProblem = 'empty' | 'large' | 'kind' | 'heic' | 'unreadable';

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file cannot be sent. By its name, by what the browser calls it, and by its first bytes: all three have to agree. */
export async function chatFileProblem(file: File, mostBytes: number): Promise<ChatFileProblem | undefined> {
  if (HEIC.test(file.name)) return 'heic';
  const kind = Object.hasOwn(KINDS, extensionOf(file.name)) ? KINDS[extensionOf(file.name)] : undefined;
  if (!kind || (file.type && !kind.types.includes(file.type.toLowerCase()))) return 'kind';
  if (file.size === 0) return 'empty';
  if (file.size > mostBytes) return 'large';
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    return kind.is(head) ? undefined : 'kind';
  } catch {
    return 'unreadable';
  }
}

export const isPicture = ({ type }: { type: string }): boolean =>
  type === 'image/jpeg' || type === 'image/png';

/** What no system takes in a name, what is not seen, and what leads out of a folder. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a name
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff"*/:<>?\\|]/g;
const MOST_OF_A_NAME = 120;

/** A name from the server as one for a file here: its ending stays. */
export function cleanName(name: string): string {
  const plain = name.replace(UNSAFE, '').replace(/^[.\s]+|[.\s]+$/g, '');
  if (plain.length <= MOST_OF_A_NAME) return plain || 'file';
  const extension = extensionOf(plain).slice(0, 8);
  return `${plain.slice(0, MOST_OF_A_NAME - extension.length - 1)}.${extension}`;
}

/** Of a file that is not taken, by what an adapter says: the words for it, as another one has to be chosen. */
const REFUSALS = {
  'file-too-large': 'file-large',
  'file-type': 'file-kind',
  'file-gone': 'file-gone',
  'upload-413': 'file-large',
  'upload-415': 'file-kind',
} as const;
type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS];

export const refusalOf = (code: string | undefined): Refusal | undefined =>
  code !== undefined && Object.hasOwn(REFUSALS, code) ? REFUSALS[code as keyof typeof REFUSALS] : undefined;
