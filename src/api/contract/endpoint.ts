import type { InferType, Schema } from 'yup';

export type ResponseKind = 'json' | 'binary' | 'headers';
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call answers whose headers say it all. Names are in lower case. */
export interface HeadersAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** One call of the API. The client, the sandbox's handlers and `docs/openapi.json` all derive from it. */
export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Kind extends ResponseKind = ResponseKind,
> {
  readonly method: Method;
  /** Service prefix included, parameters in braces: `/service-x/api/v1/{uuid}/status`. */
  readonly path: Path;
  readonly summary: string;
  /** The rules that the call follows, e.g. `docs/rules.md#waitlist`; several are separated by ', '. */
  readonly source: string;
  /**
   * Whether the call carries the bearer token. `required` needs a signed-in person; `optional` serves visitors as
   * well and carries the token when there is one, unless its `{context}` is external; `none` never carries it, since
   * the context in its path is external.
   */
  readonly auth: 'required' | 'optional' | 'none';
  /**
   * What a 401 means; `sign-out` drops the token and asks for a login, `reject` only fails the call, and so does
   * every call that is not `required`.
   */
  readonly unauthorized: 'sign-out' | 'reject';
  /** Sent with every call of this kind, beside the client's own. */
  readonly headers: Readonly<Record<string, string>>;
  /** What a log says when it fails, where that has words of its own. */
  readonly failure?: string | undefined;
  /**
   * The name of a path that an organisation may give in place of this one; the value of the only query parameter is
   * put after that.
   */
  readonly ownPath?: 'typeahead' | undefined;
  /**
   * Whether the call carries an idempotency key, so that a lost answer or a double click does not make it happen
   * twice. Every call that changes something does, unless it says that it may be repeated.
   */
  readonly idempotencyKey: boolean;
  /** What of the body has to be the same in a call that is repeated by its key; default: all of it. */
  readonly keyedBy?: readonly string[] | undefined;
  /** Nobody waits for the answer: a few of these are sent at a time, so that connections are left for the others. */
  readonly background?: true | undefined;
  /** `bytes` are sent as they are, with headers of the call's own. */
  readonly bodyKind: 'json' | 'bytes';
  /** `binary` answers a Blob and `headers` the headers of the answer; both skip the schema. */
  readonly responseKind: Kind;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
}

type Defaulted = 'auth' | 'unauthorized' | 'headers' | 'idempotencyKey' | 'bodyKind';

type EndpointInput<
  Path extends string,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema,
  Kind extends ResponseKind,
> = Pick<Endpoint<Path>, 'method' | 'path' | 'summary' | 'source'> &
  Partial<Pick<Endpoint, Defaulted | 'failure' | 'ownPath' | 'background' | 'keyedBy'>> & {
    query?: () => Query;
    body?: () => Body;
    response: () => Response;
    responseKind?: Kind;
  };

/** Calls `make` when its result is first asked for. */
function once<T>(make: (() => T) | undefined): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make?.() as T };
    return made.value;
  };
}

/**
 * Declares an endpoint. Signed-in JSON is the default. Its schemas are made when they are first read: a page reads those of few
 * answers and of no body, and making all of them is a long run of a script.
 */
export function endpoint<
  const Path extends string,
  Response extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const Kind extends ResponseKind = 'json',
>(input: EndpointInput<Path, Query, Body, Response, Kind>): Endpoint<Path, Query, Body, Response, Kind> {
  const { query: makeQuery, body: makeBody, response: makeResponse, ...given } = input;
  const [query, body, response] = [once(makeQuery), once(makeBody), once(makeResponse)];
  return {
    auth: 'required',
    unauthorized: 'sign-out',
    headers: {},
    idempotencyKey: input.method !== 'GET',
    bodyKind: 'json',
    responseKind: 'json' as Kind,
    ...given,
    get query() {
      return query();
    },
    get body() {
      return body();
    },
    get response() {
      return response();
    },
  };
}

/** The names in braces in a path. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

type InferOf<S> = S extends Schema ? InferType<S> : undefined;

export type ResponseOf<E extends Endpoint> = E['responseKind'] extends 'binary'
  ? Blob
  : E['responseKind'] extends 'headers'
    ? HeadersAnswer
    : InferType<E['response']>;
export type BodyOf<E extends Endpoint> = InferOf<E['body']>;
export type QueryOf<E extends Endpoint> = InferOf<E['query']>;

type Field<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };

/** What a caller gives for one call: path parameters, query and body as the endpoint asks, plus file and signal. */
export type CallInput<E extends Endpoint> = ([PathParams<E['path']>] extends [never]
  ? unknown
  : { params: Record<PathParams<E['path']>, string> }) &
  Field<'query', QueryOf<E>> &
  Field<'body', BodyOf<E>> & {
    signal?: AbortSignal;
    /** Continues after the page is closed where there is room for it (`outliving.ts`). */
    keepalive?: boolean;
    /** Beside those of the endpoint. */
    headers?: Readonly<Record<string, string>>;
    /** What is sent where the body is bytes. */
    bytes?: Blob;
    /** How many of them were sent. */
    onProgress?: (bytesSent: number) => void;
  };

/** Whether a call carries the token of the session, if there is one (docs/rules.md#token-of-a-session). */
export function carriesToken({ auth }: Pick<Endpoint, 'auth'>, params: Record<string, string> = {}): boolean {
  return auth === 'required' || (auth === 'optional' && params.context !== 'external');
}

/** Puts parameters into a path, each encoded as one segment. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Missing path parameter ${name} of ${path}`);
    return encodeURIComponent(value);
  });
}
