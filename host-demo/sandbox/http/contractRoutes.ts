import type { Context, Hono } from 'hono';
import { type AnyObject, type Schema, ValidationError } from 'yup';
import { contract, type EndpointName } from '#src/api/contract/contract.ts';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import { IDEMPOTENCY_KEY } from '#src/api/contract/idempotency.ts';
import { CRYPTO_HELOC, HELOC } from '#src/api/contract/paths.ts';
import { isUuid } from '#src/domain/text/uuid.ts';
import { handlers } from '../handlers/handlers.ts';
import type { Call } from '../handlers/types.ts';
import type { Identity } from '../model/records.ts';
import type { Services } from '../services.ts';
import type { Blob as StoredBlob } from '../store.ts';
import { HttpError, invalid, invalidSignature, unauthenticated } from './errors.ts';
import { fileResponse } from './fileResponse.ts';
import { createOnce, type Once } from './idempotency.ts';
import { foreignFields, isCoDeedCall, requireSignersCall } from './signerSession.ts';

const DEFAULT_ORG = 'OAKLINE';

/** Fixed segments go before parameters: `/heloc/all` is not the application called "all". */
const specificity = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, '~');

const ROUTES = (Object.entries(contract) as [EndpointName, Endpoint][]).toSorted(([, a], [, b]) =>
  specificity(a) < specificity(b) ? -1 : 1,
);

const pattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Whether the call at a path answers a list. */
export function answersList(method: string, path: string): boolean {
  const found = ROUTES.find(
    ([, endpoint]) =>
      endpoint.method === method && new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return found?.[1].response.type === 'array';
}

function check(schema: Schema | undefined, value: unknown, strict: boolean): unknown {
  if (!schema) return undefined;
  try {
    return schema.validateSync(value, { strict, abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(...error.errors);
    throw error;
  }
}

function checkParams(params: Record<string, string>): void {
  if (params.uuid !== undefined && !isUuid(params.uuid)) throw invalid('uuid must be a UUID');
}

async function identify(
  c: Context,
  name: EndpointName,
  endpoint: Endpoint,
  { tokens, identities }: Services,
) {
  const header = c.req.header('authorization');
  const required = endpoint.auth === 'required';
  const token = tokens.check(header);
  if (token.kind !== 'ok') {
    if (!required) return undefined;
    throw token.kind === 'missing' ? unauthenticated() : invalidSignature();
  }
  const me = await identities.get(token.claims.identityUuid);
  const foreign = (c.req.header('x-org') ?? token.claims.org) !== token.claims.org;
  if (!me || foreign) {
    if (!required) return undefined;
    throw unauthenticated();
  }
  const { signerUuid } = token.claims;
  const signer = me.signs?.findLast((reference) => !signerUuid || reference.signerUuid === signerUuid);
  // In the session of an invitation, nobody is anything but that signer (docs/rules.md#login-of-a-signer).
  if (signerUuid) requireSignersCall(name, endpoint, signer?.applicationUuid, c.req.param('uuid'));
  return { me, signer, signerUuid, renew: token.renew };
}

async function readBody(c: Context, { body }: Endpoint): Promise<unknown> {
  if (!body) return undefined;
  const text = await c.req.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw invalid('The body is not JSON');
  }
}

/** The request with the bytes that came; the log has read its own. */
async function requestOf(c: Context, { bodyKind }: Endpoint): Promise<Request> {
  const { method, url, headers } = c.req.raw;
  if (bodyKind !== 'bytes') return new Request(url, { method, headers });
  const body = await c.req.arrayBuffer().catch(() => {
    throw invalid('The connection was lost');
  });
  return new Request(url, { method, headers, body });
}

/** A wrong answer is the sandbox's own fault: loud, and never passed on. */
function checkAnswer(name: EndpointName, endpoint: Endpoint, answer: unknown, isSigner: boolean): unknown {
  const sent = JSON.parse(JSON.stringify(answer)) as unknown;
  const foreign = isSigner || isCoDeedCall(endpoint) ? foreignFields(name, endpoint, sent) : [];
  if (foreign.length > 0)
    throw new Error(`The sandbox's answer to ${name} holds what a signer may not see: ${foreign.join(', ')}`);
  try {
    endpoint.response.validateSync(sent, { strict: true, abortEarly: false });
    return sent;
  } catch (error) {
    const detail = error instanceof ValidationError ? error.errors.join('; ') : String(error);
    throw new Error(`The sandbox's answer to ${name} does not match the contract: ${detail}`);
  }
}

async function answer(
  c: Context,
  name: EndpointName,
  endpoint: Endpoint,
  services: Services,
  once: Once,
): Promise<Response> {
  const session = await identify(c, name, endpoint, services);
  const isSigner = session?.signerUuid !== undefined;
  const params = c.req.param() as Record<string, string>;
  checkParams(params);
  const query = check(endpoint.query, c.req.query(), false);
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  let isRepeat = false;
  const call = {
    params,
    query,
    body: check(endpoint.body, await readBody(c, endpoint), true),
    request: await requestOf(c, endpoint),
    org: session?.me.org ?? c.req.header('x-org') ?? DEFAULT_ORG,
    me: session?.me as Identity,
    signer: session?.signer,
    isSignerSession: isSigner,
    services,
    userAgent: c.req.header('user-agent') ?? '',
    origin: c.req.header('x-with-origin'),
    sendToken(jwt: string) {
      headers.authorization = jwt;
    },
    noteRepeat() {
      isRepeat = true;
    },
  };
  const renewed = session?.renew ? services.tokens.issue(session.me, session.signerUuid) : undefined;
  if (renewed) call.sendToken(renewed);
  const handle = handlers[name] as (call: Call<never>) => unknown;
  if (endpoint.responseKind === 'headers') return (await handle(call as unknown as Call<never>)) as Response;
  const act = async () => {
    try {
      const answered = await handle(call as unknown as Call<never>);
      if (!isRepeat) await services.evidence.record(call, answered);
      return answered;
    } catch (error) {
      if (error instanceof HttpError && error.keepConsent) await services.evidence.record(call, {});
      throw error;
    }
  };
  if (endpoint.responseKind === 'binary') return fileResponse((await act()) as StoredBlob);
  const key = endpoint.idempotencyKey ? c.req.header(IDEMPOTENCY_KEY) : undefined;
  if (!key) return c.json(checkAnswer(name, endpoint, await act(), isSigner) as AnyObject, 200, headers);
  const given = call.body as Readonly<Record<string, unknown>> | undefined;
  const { keyedBy } = endpoint;
  const content = [name, params, query, keyedBy ? keyedBy.map((field) => given?.[field]) : given];
  const { status, body, authorization } = await once({ owner: session?.me.uuid, key, content }, async () => {
    try {
      const body = checkAnswer(name, endpoint, await act(), isSigner);
      const { authorization } = headers;
      // A token that was only renewed is renewed again.
      return { status: 200, body, authorization: authorization === renewed ? undefined : authorization };
    } catch (error) {
      if (error instanceof HttpError) return { status: error.status, body: error.body };
      throw error;
    }
  });
  if (authorization) call.sendToken(authorization);
  return c.json(body as AnyObject, status as 200, headers);
}

/** Every call of the contract becomes a route: request and answer are both checked against it. */
export function addContractRoutes(app: Hono, services: Services): void {
  const once = createOnce(services);
  for (const [name, endpoint] of ROUTES) {
    // As of a server that has those on crypto elsewhere.
    const { path } = endpoint;
    // Hono looks for a HEAD among the routes of GET.
    const method = endpoint.method === 'HEAD' ? 'GET' : endpoint.method;
    for (const served of new Set([path, path.replace(`${HELOC}/{uuid}`, `${CRYPTO_HELOC}/{uuid}`)]))
      app.on(method, pattern(served), (c) => answer(c, name, endpoint, services, once));
  }
}

/** The answer to anything that went wrong. */
export function errorResponse(error: unknown, c: Context): Response {
  if (error instanceof HttpError) return c.json(error.body, error.status as 400);
  console.error(error);
  return c.json({ errors: [] }, 500);
}
