import { deepEqual, equal } from 'node:assert/strict';
import { contract, type EndpointName } from '#src/api/contract/contract.ts';
import type { CallCase, Control, Opening } from '../journey.ts';
import type { Named, PageDriver } from '../pageDriver.ts';
import { FAILURES, type Failure, TIMEOUT, UNAUTHENTICATED } from './failures.ts';

/** Where a case is run: in process, or in a browser. */
export interface FailureEngine {
  readonly control: Control;
  /** Opens a page; signed in, where that is what is opened. */
  open(opening: Opening): Promise<PageDriver>;
  /** Repeats an assertion until it holds. */
  eventually(assertion: () => Promise<void>): Promise<unknown>;
  /** How late an answer is that is slow and comes all the same. */
  readonly slowMs: number;
}

/** A 401 that ends the session leads to the login from wherever one is. */
export function endsSession(name: EndpointName): boolean {
  const { auth, unauthorized }: { auth: string; unauthorized: string } = contract[name];
  return auth === 'required' && unauthorized === 'sign-out';
}

/** Everything that a call may meet and the person stays on the page. */
export function failuresOf(name: EndpointName, { redirects = {} }: CallCase): Failure[] {
  const all = [...FAILURES, TIMEOUT, ...(endsSession(name) ? [] : [UNAUTHENTICATED])];
  return all.filter((failure) => !Object.hasOwn(redirects, failure.name));
}

const messageOf = ({ message, messages }: CallCase, failure: Failure): Named =>
  messages?.[failure.name] ?? message ?? failure.message;

/** The requests that are the call, for a fault. */
export const matching = (name: EndpointName) => {
  const { method, path } = contract[name];
  return { method, path: path.replace(/\{\w+\}/g, '*') };
};

async function timesSent(name: EndpointName, control: Control): Promise<number> {
  const { method, path } = contract[name];
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const all = await control<{ method: string; path: string }[]>('GET', '/requests');
  return all.filter((request) => request.method === method && pattern.test(request.path)).length;
}

/** Opens the page of a call, up to its button. @returns the page, and what of it the button is in */
export async function reachCall(
  { control, open }: FailureEngine,
  { submit, dialog, reach, expires, ...opening }: CallCase,
) {
  if (expires) await control('PUT', '/clock', { rate: 1 });
  const page = await open(opening);
  await reach?.(page, control);
  const form = dialog ? page.within('dialog', dialog) : page;
  // A field may show something else while it is written in.
  if (submit) await form.focus(submit);
  return { page, form };
}

/**
 * One call failing in several ways on one page. Each time it is said, what was typed is still there, and the page is not
 * blank; then it goes through, and is sent once however often the button is pressed.
 */
export async function runFailures(
  engine: FailureEngine,
  name: EndpointName,
  call: CallCase,
  failures: readonly Failure[],
): Promise<void> {
  const { control, slowMs } = engine;
  const { submit, retryButton = submit ?? 'Try again', next } = call;
  // What a page asks by itself fails from the beginning.
  let shown = submit ? await reachCall(engine, call) : undefined;
  const answers = await shown?.page.readAnswers();
  for (const [index, failure] of failures.entries()) {
    const where = `${name}, ${failure.name}`;
    await control('POST', '/faults', { ...matching(name), ...failure.fault });
    if (shown) await shown.form.press(index === 0 && submit ? submit : retryButton);
    else shown = await reachCall(engine, call);
    const { page } = shown;
    await page.expectMessage(messageOf(call, failure)).catch((error) => fails(where, error));
    await page.expectNotBlank();
    if (answers) deepEqual(await page.readAnswers(), answers, `${where}: the answers are kept`);
    await control('DELETE', '/faults');
  }
  if (!shown) throw new Error(`${name} meets no failure`);
  await control('DELETE', '/requests');
  await control('POST', '/faults', { ...matching(name), kind: 'slow', delayMs: slowMs, times: 1 });
  await shown.form.doublePress(retryButton);
  await next(shown.page);
  if (submit) equal(await timesSent(name, control), 1, `${name} is sent once`);
}

/** The failures of a call that redirect to another page. */
export const redirectingFailures = ({ redirects = {} }: CallCase): Failure[] =>
  [...FAILURES, TIMEOUT, UNAUTHENTICATED].filter((failure) => Object.hasOwn(redirects, failure.name));

/** A call fails in a way that is not for its page: the person sees where it leads. */
export async function runRedirect(
  engine: FailureEngine,
  name: EndpointName,
  call: CallCase,
  { fault, name: failure }: Failure,
): Promise<void> {
  const { submit } = call;
  // What a page asks by itself fails from the beginning.
  const reached = submit ? await reachCall(engine, call) : undefined;
  await engine.control('POST', '/faults', { ...matching(name), ...fault });
  if (submit) await reached?.form.press(submit);
  const { page } = reached ?? (await reachCall(engine, call));
  await call.redirects?.[failure]?.(page);
}

/** A background call fails: the journey goes on as usual. */
export async function runInBackground(
  engine: FailureEngine,
  name: EndpointName,
  call: CallCase,
  { fault }: Failure,
): Promise<void> {
  const { control, eventually } = engine;
  await control('POST', '/faults', { ...matching(name), ...fault });
  const { page } = await reachCall(engine, call);
  await eventually(async () => equal((await timesSent(name, control)) > 0, true, `${name} is sent`));
  await call.next(page);
}

function fails(where: string, error: Error): never {
  throw new Error(`${where}: ${error.message.split('\n')[0]}`, { cause: error });
}
