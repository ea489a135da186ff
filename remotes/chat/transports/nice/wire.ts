import { ApiError } from '#src/api/client/apiError.ts';
import type { Api } from '#src/api/client/createApi.ts';
import { CHAT_TOKEN_HEADER, getChatFile, postChatFile } from '#src/api/contract/chatFiles.ts';
import type { FrameMessage } from '#src/api/contract/omniFrames.ts';
import { type Draft, SendError, type WireMessage } from '../port.ts';

interface Files {
  api: Api;
  conversationSid: string;
  /** The one in use. */
  token(): string;
}

/** A message of a frame as the port has it; its files are fetched by calls. */
export const wiring =
  ({ api, conversationSid, token }: Files) =>
  ({ id, seq, clientId, from, author, at, text, files }: FrameMessage): WireMessage => ({
    id,
    order: { major: seq, minor: id },
    from: from === 'customer' ? 'me' : from,
    at: new Date(at).toISOString(),
    text,
    ...(clientId && { clientId }),
    ...(author && { author }),
    ...(files.length > 0 && {
      files: files.map((file) => ({
        ...file,
        open: (signal) =>
          api.call(getChatFile, {
            params: { conversationSid, fileId: file.id },
            headers: { [CHAT_TOKEN_HEADER]: token() },
            signal,
          }),
      })),
    }),
  });

const STATUSES: Readonly<Record<number, string>> = { 413: 'file-too-large', 415: 'file-type' };

/** A file goes first, by a call of its own; the frame names it. */
export const uploading =
  ({ api, conversationSid, token }: Files) =>
  async ({ file, onProgress }: Draft, signal: AbortSignal) => {
    if (!file) return undefined;
    const { id } = await api
      .call(postChatFile, {
        params: { conversationSid },
        headers: { [CHAT_TOKEN_HEADER]: token(), 'Content-Type': file.type },
        bytes: file,
        ...(onProgress && { onProgress }),
        signal,
      })
      .catch((cause: unknown) => {
        const { status, retryAfterMs: waitMs } = cause instanceof ApiError ? cause : ({ status: 0 } as const);
        const code = STATUSES[status];
        // Without its file there is no message yet.
        throw new SendError(code ? 'refused' : 'not-sent', true, { code: code ?? 'upload', waitMs, cause });
      });
    return { id, name: file.name, type: file.type, size: file.size };
  };
