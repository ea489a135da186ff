import { type HttpHandler, HttpResponse, http } from 'msw';
import type { EndpointExample } from './endpointExample.ts';
import { ENDPOINTS, type EndpointName } from './endpoints.ts';

/** The name of a call of the API; `docs/openapi.json` has it as `operationId`. */
export type HelocEndpoint = EndpointName;

/** What a test sees of a call. */
export interface HelocCall {
  request: Request;
  /** Of the path, such as `uuid`. */
  params: Readonly<Record<string, string>>;
}

/** A body, sent as JSON with status 200; a whole `Response`; or what makes one of them of the call. */
export type HelocAnswer = ((call: HelocCall) => unknown) | object | string | number | boolean | null;

export interface HelocHandlersOptions {
  /** Base of the API, as in the option of the same name. */
  apiBaseUrl: string;
  /** Answers of your own by the name of the call. */
  answers?: Partial<Record<HelocEndpoint, HelocAnswer>> | undefined;
}

/** The smallest file that a PDF viewer opens. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj
trailer<</Root 1 0 R>>
`;

const UPLOAD_UUID = '7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20';

/** Of tus: takes every byte, and keeps none. A HEAD says that nothing has arrived. */
async function answerUpload(request: Request): Promise<HttpResponse<null>> {
  const offset = Number(request.headers.get('upload-offset') ?? 0) + (await request.arrayBuffer()).byteLength;
  const { pathname } = new URL(request.url);
  return new HttpResponse(null, {
    status: { POST: 201, HEAD: 200 }[request.method] ?? 204,
    headers: {
      'Tus-Resumable': '1.0.0',
      'Access-Control-Expose-Headers': 'Location, Tus-Resumable, Upload-Length, Upload-Offset',
      'Upload-Length': request.headers.get('upload-length') ?? '0',
      'Upload-Offset': String(offset),
      ...(request.method === 'POST' ? { Location: `${pathname}/${UPLOAD_UUID}` } : {}),
    },
  });
}

/** The token that a login answers stands in a header as well, as the API's does. */
const headersFor = (body: unknown): HeadersInit => {
  const { jwt } = (body ?? {}) as { jwt?: unknown };
  return typeof jwt === 'string'
    ? { Authorization: jwt, 'Access-Control-Expose-Headers': 'Authorization' }
    : {};
};

/**
 * Request handlers for MSW, one for every call of the API, each with an answer that the API could have given.
 *
 * ```ts
 * setupServer(...helocHandlers({ apiBaseUrl: 'https://api.example' }))
 * ```
 */
export function helocHandlers({ apiBaseUrl, answers = {} }: HelocHandlersOptions): HttpHandler[] {
  const base = apiBaseUrl.replace(/\/+$/, '');
  // MSW takes the first that fits: `/heloc/all` before `/heloc/{uuid}`.
  const parameters = ([, [, path]]: [HelocEndpoint, EndpointExample]) => path.split('{').length;
  const endpoints = Object.entries(ENDPOINTS) as [HelocEndpoint, EndpointExample][];
  return endpoints
    .toSorted((a, b) => parameters(a) - parameters(b))
    .map(([name, [method, path, example]]) => {
      const register = http[method.toLowerCase() as Lowercase<EndpointExample[0]>];
      return register(base + path.replace(/\{(\w+)\}/g, ':$1'), async ({ request, params }) => {
        const given = Object.hasOwn(answers, name) ? answers[name] : example;
        const body =
          typeof given === 'function'
            ? await given({ request, params: params as Record<string, string> })
            : given;
        // Not by its class: a test's environment may have another one.
        if (typeof (body as Response | undefined)?.arrayBuffer === 'function')
          return (body as Response).clone();
        if (body === undefined && path.includes('/uploads')) return answerUpload(request);
        return body === undefined && example === undefined
          ? new HttpResponse(PDF, { headers: { 'Content-Type': 'application/pdf' } })
          : HttpResponse.json(body as never, { headers: headersFor(body) });
      });
    });
}
