import type { Channel } from 'stream-chat';
import type { Draft } from '../port.ts';

/** A file goes first, by a call of its own; the message names it by its address. */
export function createFiles() {
  /** Addresses of files that have arrived, by the message that could not be sent yet. */
  const uploaded = new Map<string, string>();

  async function addressOf(
    channel: Channel,
    file: File,
    { clientId, onProgress }: Draft,
    signal: AbortSignal,
  ) {
    const known = uploaded.get(clientId);
    if (known !== undefined) return known;
    const config = {
      signal,
      onUploadProgress: ({ loaded }: { loaded: number }) => onProgress?.(Math.min(loaded, file.size)),
    };
    const send = isImage(file) ? 'sendImage' : 'sendFile';
    const { file: address } = await channel[send](file, file.name, file.type, undefined, config);
    uploaded.set(clientId, address);
    return address;
  }

  return {
    /** @returns what a message says of its file */
    async attach(channel: Channel, draft: Draft, signal: AbortSignal) {
      const { file } = draft;
      if (!file) return [];
      const address = await addressOf(channel, file, draft, signal);
      return [
        {
          type: isImage(file) ? 'image' : 'file',
          title: file.name,
          fallback: file.name,
          mime_type: file.type,
          file_size: file.size,
          ...(isImage(file) ? { image_url: address } : { asset_url: address }),
        },
      ];
    },
    forget: (clientId: string) => void uploaded.delete(clientId),
    clear: () => uploaded.clear(),
  };
}

const isImage = ({ type }: File) => type.startsWith('image/');
