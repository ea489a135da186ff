import type { Store, Blob as StoredBlob } from '../store.ts';
import type { ChatFile } from './records.ts';

/** The kinds that agents are sent, by the type that a browser gives them. */
const TYPES = [
  'image/jpeg',
  'image/png',
  'audio/amr',
  'audio/mpeg',
  'audio/mp3',
  'video/mp4',
  'audio/mp4',
  'application/pdf',
  'text/plain',
];
export const MAX_CHAT_FILE_BYTES = 16 * 1024 * 1024;

/** Why a file is not taken, as a status. */
export function fileRefusal(type: string, size: number): number | undefined {
  const [kind = ''] = type.toLowerCase().split(';');
  if (!TYPES.includes(kind.trim())) return 415;
  if (size > MAX_CHAT_FILE_BYTES) return 413;
  return size === 0 ? 400 : undefined;
}

const keyOf = (conversationId: string, fileId: string) => `chat/${conversationId}/${fileId}`;

interface Parts {
  store: Store;
  newId: () => string;
  /** @throws where nothing more is taken */
  requireOpen(conversationId: string): unknown;
}

/** What is sent along in conversations. */
export const conversationFiles = ({ store, newId, requireOpen }: Parts) => ({
  /** It belongs to the conversation from now on; a message names it. */
  async keepFile(id: string, file: StoredBlob): Promise<ChatFile> {
    requireOpen(id);
    const fileId = newId();
    await store.putBlob(keyOf(id, fileId), file);
    return { id: fileId, name: file.name, type: file.type, size: file.bytes.byteLength };
  },
  /** One that was kept without a name gets the one by which it is sent. */
  async nameFile(id: string, fileId: string, name: string): Promise<ChatFile | undefined> {
    const file = await store.getBlob(keyOf(id, fileId));
    if (!file) return undefined;
    await store.putBlob(keyOf(id, fileId), { ...file, name });
    return { id: fileId, name, type: file.type, size: file.bytes.byteLength };
  },
  readFile: (id: string, fileId: string): Promise<StoredBlob | undefined> => store.getBlob(keyOf(id, fileId)),
});
