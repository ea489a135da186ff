import type { Schema } from 'yup';
import { contract } from '#src/api/contract/contract.ts';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import { IDEMPOTENCY_KEY } from '#src/api/contract/idempotency.ts';
import { createHelocExample } from '#src/api/contract/testing/createExample.ts';
import { PHONE_SESSION_HEADER } from '#src/api/contract/uploads.ts';

/** What yup's `describe()` says of a schema, as far as OpenAPI can say it too. */
interface Described {
  type: string;
  nullable: boolean;
  optional: boolean;
  oneOf: readonly unknown[];
  tests: readonly { name?: string | undefined; params?: Record<string, unknown> | undefined }[];
  fields?: Record<string, Described>;
  innerType?: Described;
  /** `meant`: what an item ought to be, where any is let through. */
  meta?: { meant?: Schema };
}

type JsonSchema = Record<string, unknown>;

const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
};

/** Tests of yup by the keyword of JSON Schema that means the same. */
const KEYWORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
};

function limits({ type, tests }: Described): JsonSchema {
  const result: JsonSchema = {};
  for (const { name = '', params } of tests) {
    const keyword = KEYWORDS[type]?.[name];
    if (keyword) result[keyword] = params?.[name];
    if (name === 'matches')
      result.pattern = params?.regex instanceof RegExp ? params.regex.source : undefined;
    if (name === 'email') result.format = 'email';
    if (name === 'url') result.format = 'uri';
    if (name === 'integer') result.type = 'integer';
    if (name === 'required' && type === 'string') result.minLength ??= 1;
  }
  return result;
}

const isRequired = ({ optional, tests }: Described): boolean =>
  !optional || tests.some(({ name }) => name === 'required');

/** JSON Schema of a yup schema. Unknown keys are allowed everywhere: they are ignored. */
function toJsonSchema(described: Described): JsonSchema {
  const { type, nullable, oneOf, fields, innerType, meta } = described;
  if (meta?.meant) return schemaOf(meta.meant);
  const name = TYPES[type];
  const base: JsonSchema = name ? { type: nullable ? [name, 'null'] : name } : {};
  const values = oneOf.filter((value) => value !== null);
  if (values.length > 0) base.enum = nullable ? [...values, null] : values;
  if (fields) {
    base.properties = Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, toJsonSchema(field)]),
    );
    const required = Object.entries(fields)
      .filter(([, field]) => isRequired(field))
      .map(([key]) => key);
    if (required.length > 0) base.required = required;
  }
  if (type === 'array') base.items = innerType ? toJsonSchema(innerType) : {};
  const more = limits(described);
  if (more.type === 'integer' && nullable) more.type = ['integer', 'null'];
  return { ...base, ...more };
}

const schemaOf = (schema: Schema) => toJsonSchema(schema.describe() as unknown as Described);

const ERRORS = {
  type: 'object',
  properties: { errors: { type: 'array', items: { type: 'string' } }, message: { type: 'string' } },
};
const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
});

/** Of every call that must not happen twice. */
const KEY_HEADER = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description:
    'The same for every attempt at one call. The first definite answer is given again; with another body it is 422.',
  schema: { type: 'string', format: 'uuid' },
};

function parametersOf({ path, method, query, headers, idempotencyKey, responseKind, auth }: Endpoint) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'uuid' ? { type: 'string', format: 'uuid' } : { type: 'string' },
  }));
  const { fields = {} } = (query?.describe() ?? {}) as Partial<Described>;
  const inQuery = Object.entries(fields).map(([name, field]) => ({
    name,
    in: 'query',
    required: isRequired(field),
    schema: toJsonSchema(field),
  }));
  const inHeader = Object.entries(headers).map(([name, value]) => ({
    name,
    in: 'header',
    required: true,
    schema: { const: value },
  }));
  const byTus = [...(TUS_REQUESTS[method] ?? []), ...(auth === 'none' ? [PHONE_SESSION_HEADER] : [])].map(
    (name) => ({ name, in: 'header', required: name !== 'Upload-Metadata', ...text }),
  );
  const ofUpload = responseKind === 'headers' ? byTus : [];
  return [...inPath, ...inQuery, ...inHeader, ...ofUpload, ...(idempotencyKey ? [KEY_HEADER] : [])];
}

/** Bodies that are long enough to need an example. */
const EXAMPLES: Readonly<Record<string, unknown>> = { createHeloc: createHelocExample };

function requestBody(name: string, { body, bodyKind }: Endpoint) {
  if (bodyKind === 'bytes') {
    return {
      required: true,
      content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  }
  if (!body) return undefined;
  const schema = schemaOf(body);
  const example = EXAMPLES[name];
  return { required: true, content: { 'application/json': { schema, ...(example ? { example } : {}) } } };
}

const contentOf = ({ response, responseKind }: Endpoint) =>
  responseKind === 'binary'
    ? { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemaOf(response) } };

/** Of tus: what each request answers besides the version. */
const TUS_ANSWERS: Readonly<Record<string, readonly [status: number, ...headers: string[]]>> = {
  POST: [201, 'Location', 'Upload-Expires'],
  HEAD: [200, 'Upload-Offset', 'Upload-Length'],
  PATCH: [204, 'Upload-Offset', 'Upload-Expires'],
  DELETE: [204],
};
const TUS_REQUESTS: Readonly<Record<string, readonly string[]>> = {
  POST: ['Upload-Length', 'Upload-Metadata'],
  PATCH: ['Upload-Offset'],
};
const text = { schema: { type: 'string' } };

function answersOf(endpoint: Endpoint) {
  if (endpoint.responseKind !== 'headers')
    return { 200: { description: 'Done', content: contentOf(endpoint) } };
  const [status = 200, ...names] = TUS_ANSWERS[endpoint.method] ?? [];
  const headers = Object.fromEntries(names.map((name) => [name, text]));
  return { [status]: { description: 'Done', ...(names.length > 0 ? { headers } : {}) } };
}

/** As OpenAPI says it: an empty entry is a visitor's way. */
const SECURITY: Record<Endpoint['auth'], object[]> = {
  required: [{ bearer: [] }],
  optional: [{ bearer: [] }, {}],
  none: [],
};

function operation(name: string, endpoint: Endpoint) {
  const body = requestBody(name, endpoint);
  const signedIn = endpoint.auth === 'required';
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `Source: ${endpoint.source}.`,
    tags: [endpoint.path.split('/')[1]],
    security: SECURITY[endpoint.auth],
    parameters: parametersOf(endpoint),
    ...(body ? { requestBody: body } : {}),
    responses: {
      ...answersOf(endpoint),
      400: failure('The request does not fit; `errors` are sentences for people'),
      ...(signedIn || endpoint.unauthorized === 'reject'
        ? { 401: failure('Not signed in, or refused') }
        : {}),
      ...(signedIn ? { 403: failure('The token is not good (any more)') } : {}),
      ...(endpoint.path.includes('{') ? { 404: failure('There is none, or it is somebody else’s') } : {}),
      ...(endpoint.method === 'GET' ? {} : { 409: failure('Not now: the status does not allow it') }),
      ...(endpoint.idempotencyKey ? { 422: failure('The idempotency key was used for another call') } : {}),
    },
  };
}

const METHODS: readonly Endpoint['method'][] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** docs/openapi.json: the contract as OpenAPI 3.1. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  const endpoints: [string, Endpoint][] = Object.entries(contract);
  const ordered = endpoints.toSorted(([, a], [, b]) => METHODS.indexOf(a.method) - METHODS.indexOf(b.method));
  for (const [name, endpoint] of ordered) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'HELOC application API',
      version: '1.0.0',
      description:
        'Generated from src/api/contract (`UPDATE_DOCS=1 npx jest openapi`). Every call sends X-With-Origin and x-org, with credentials, and X-Session-Replay-Url and X-Session-Replay-Id where the visit is recorded. Rates are in percent, fees are fractions, amounts are dollars.',
    },
    servers: [{ url: 'http://localhost:4403', description: 'Sandbox' }],
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Errors: ERRORS },
    },
  };
}
