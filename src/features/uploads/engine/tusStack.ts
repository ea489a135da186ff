import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';
import { ApiError } from '#src/api/client/apiError.ts';
import type { Carrier } from './carrier.ts';

type Method = keyof Carrier['calls'];

/** The address of an upload ends with its id. */
export const uploadUuidOf = (url: string): string => url.split('/').at(-1) ?? '';

function responseOf(status: number, headers: Readonly<Record<string, string>>): HttpResponse {
  return {
    getStatus: () => status,
    getHeader: (name) => headers[name.toLowerCase()],
    getBody: () => '',
    getUnderlyingObject: () => undefined,
  };
}

/**
 * What the server has decided. Of anything else it knows nothing: a question that a broken server did not answer must not
 * look like an upload that is gone, for which the client begins anew.
 */
const isAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status > 0 && !error.retryable && error.code !== 'unauthenticated';

/**
 * Requests of the tus client as calls of ours: with our token, organisation, base and refusals.
 * @param noteFailure what a request failed with, undefined for one that begins; the client only sees a status
 */
export function createTusStack(
  { api, calls, headers: own }: Carrier,
  noteFailure: (error: unknown) => void,
): HttpStack {
  return {
    getName: () => 'api',
    createRequest(method: string, url: string): HttpRequest {
      const headers: Record<string, string> = {};
      const abort = new AbortController();
      let onProgress: ((bytesSent: number) => void) | undefined;
      return {
        getMethod: () => method,
        getURL: () => url,
        getHeader: (name) => headers[name],
        setHeader(name, value) {
          headers[name] = value;
        },
        setProgressHandler(handler) {
          onProgress = handler;
        },
        async send(bytes: Blob | null) {
          noteFailure(undefined);
          try {
            const answer = await api.call(calls[method as Method], {
              params: { uploadUuid: uploadUuidOf(url) },
              headers: { ...headers, ...own },
              signal: abort.signal,
              ...(bytes ? { bytes } : {}),
              ...(onProgress ? { onProgress } : {}),
            });
            return responseOf(answer.status, answer.headers);
          } catch (error) {
            noteFailure(error);
            if (isAnswer(error)) return responseOf(error.status, {});
            throw error;
          }
        },
        abort: async () => abort.abort(),
        getUnderlyingObject: () => undefined,
      };
    },
  };
}
