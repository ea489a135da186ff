import axios, {
  type AxiosAdapter,
  AxiosError,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';

/** What the adapter needs of a sandbox. */
interface InProcess {
  app: { fetch(request: Request): Response | Promise<Response> };
}

/** Everything that ends a request before its answer, as a promise that only rejects. */
function interruption(config: InternalAxiosRequestConfig, abort: AbortController) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { signal, timeout = 0 } = config;
  let cancel: (() => void) | undefined;
  const ended = new Promise<never>((_, reject) => {
    const end = (error: AxiosError) => {
      abort.abort();
      reject(error);
    };
    cancel = () => end(new CanceledError(undefined, config));
    if (signal?.aborted) cancel();
    signal?.addEventListener?.('abort', cancel);
    if (timeout > 0) {
      const message = `timeout of ${timeout}ms exceeded`;
      timer = setTimeout(() => end(new AxiosError(message, AxiosError.ECONNABORTED, config)), timeout);
    }
  });
  ended.catch(() => undefined);
  return {
    ended,
    done() {
      clearTimeout(timer);
      if (cancel) signal?.removeEventListener?.('abort', cancel);
    },
  };
}

function requestFrom(config: InternalAxiosRequestConfig, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(config.headers.toJSON())) {
    if (value !== null && value !== undefined) headers.set(name, String(value));
  }
  // The boundary is the request's own business.
  if (config.data instanceof FormData) headers.delete('content-type');
  const method = (config.method ?? 'get').toUpperCase();
  const body = method === 'GET' || config.data === undefined ? null : (config.data as BodyInit);
  return new Request(axios.getUri(config), { method, headers, body, signal });
}

function report(config: InternalAxiosRequestConfig): void {
  if (!config.onUploadProgress || !(config.data instanceof FormData)) return;
  const total = [...config.data].reduce(
    (sum, [, value]) => sum + (typeof value === 'string' ? 0 : value.size),
    0,
  );
  config.onUploadProgress({
    loaded: total,
    total,
    progress: 1,
    bytes: total,
    lengthComputable: true,
    upload: true,
  });
}

/**
 * An axios transport that asks a sandbox in process: real handlers, no sockets, no mocks. Aborting and timing out work
 * as over HTTP, and a connection that the sandbox cuts is a network error.
 */
export function sandboxAdapter(sandbox: InProcess): AxiosAdapter {
  return async (config) => {
    const abort = new AbortController();
    const { ended, done } = interruption(config, abort);
    try {
      const request = requestFrom(config, abort.signal);
      const response = await Promise.race([
        Promise.resolve(sandbox.app.fetch(request)).catch((cause: unknown) => {
          throw AxiosError.from(cause as Error, AxiosError.ERR_NETWORK, config, request);
        }),
        ended,
      ]);
      report(config);
      const data = await Promise.race([
        config.responseType === 'blob' ? response.blob() : response.text(),
        ended,
      ]);
      const answer: AxiosResponse = {
        data,
        status: response.status,
        statusText: response.statusText,
        headers: Object.fromEntries(response.headers),
        config,
        request,
      };
      if (config.validateStatus?.(response.status) ?? true) return answer;
      const code = response.status >= 500 ? AxiosError.ERR_BAD_RESPONSE : AxiosError.ERR_BAD_REQUEST;
      throw new AxiosError(
        `Request failed with status code ${response.status}`,
        code,
        config,
        request,
        answer,
      );
    } finally {
      done();
    }
  };
}
