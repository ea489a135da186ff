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
