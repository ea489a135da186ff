import { expect } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { contract, type EndpointName } from '#src/api/contract/contract.ts';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import type { RemoteDefinition } from '#src/mount/remote.ts';
import type { CallCase } from '../journey.ts';
import type { Named } from '../pageDriver.ts';
import { control, type RenderInput, renderRemote } from '../renderRemote.tsx';
import { drive, type TestPage } from '../testingLibraryDriver.ts';
import { FAILURES, type Failure, TIMEOUT, UNAUTHENTICATED } from './failures.ts';
import { sampleOf } from './sampleOf.ts';

type Opened = Partial<RenderInput> & { path: string };

/** A call of a page: how one comes to it, what is said when it fails, and how one goes on. */
export interface Row {
  open: Opened | (() => Promise<Opened>);
  /** From the page that opens until everything is filled in. */
  reach?: (at: TestPage) => Promise<unknown>;
  /** The button that makes the call; without one the page makes it by itself. */
  submit?: Named;
  /** The dialog that it is sent from. */
  dialog?: Named;
  /** The button that tries again, where that is not the submit once more. */
  retryButton?: Named;
  /** What is said, where that is not the failure's own message. */
  message?: Named;
  /** The same for some failures, by name. */
  messages?: Readonly<Record<string, Named>>;
  /** Failures that lead elsewhere, and are tested where that is. */
  excludedFailures?: readonly string[];
  /** Where it leads. */
  next: (at: TestPage) => Promise<unknown>;
}

/** A call of a journey, as a row. */
export function rowOf({ application, path = '', reach, ...call }: CallCase): Row | BackgroundRow {
  const body = typeof application === 'string' ? { status: { checklistStatus: application } } : application;
  return {
    ...call,
    open: { path: `/{uuid}${path && `/${path}`}`, application: body },
    ...(reach && { reach: (at: TestPage) => reach(at, at.control) }),
  };
}

/** What nobody waits for: it may fail, and the person goes on as if it had not been asked. */
export interface BackgroundRow extends Pick<Row, 'open' | 'reach' | 'next'> {
  background: true;
}

export type Rows<Name extends EndpointName = EndpointName> = Readonly<
  Record<Name, readonly (Row | BackgroundRow)[]>
>;

/** Stands for the half minute of the client; long enough for a sandbox that is asked in process. */
const PATIENCE_MS = 400;
const SLOW_MS = 150;

/**
 * What a call meets: what its row has words of its own for, and a sample of the rest.
 * A 401 that ends the session leads to the login from wherever one is; `refusals.test.ts` is about that.
 */
function failuresOf({ auth, unauthorized, path }: Endpoint, row: Row): Failure[] {
  const { excludedFailures = [], messages = {} } = row;
  const endsSession = auth === 'required' && unauthorized === 'sign-out';
  const all = [...FAILURES, TIMEOUT, ...(endsSession ? [] : [UNAUTHENTICATED])];
  return sampleOf(
    all.filter(({ name }) => !excludedFailures.includes(name)),
    path,
    Object.keys(messages),
  );
}

const messageOf = ({ message, messages }: Row, failure: Failure): Named =>
  messages?.[failure.name] ?? message ?? failure.message;

/** What stands in the fields. */
const answers = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ name, value, checked }) => `${name}=${value} ${checked ?? ''}`,
  );

/** Waits for the words: in an alert, or as the heading of a page that stands in for this one. */
const told = (said: Named) =>
  waitFor(() => {
    const places = [...document.querySelectorAll('[role=alert], [role=status], h1, h2')];
    const texts = places.map(({ textContent }) => textContent).filter(Boolean);
    const isTold = texts.some((text) => (typeof said === 'string' ? text.includes(said) : said.test(text)));
    if (!isTold) throw new Error(`"${said}" is not told, but ${JSON.stringify(texts)}`);
  });

/**
 * One call failing in several ways on one page. Each time it is said, what was typed is still there, and the page is not
 * blank; then it goes through, and is sent once however often the button is pressed.
 */
async function runFailures(remote: RemoteDefinition, name: EndpointName, row: Row): Promise<void> {
  const { submit, retryButton = submit ?? 'Try again' } = row;
  const { sandbox, ...input } = await prepared(row);
  let patience: number | undefined;
  const show = async () => {
    const at = drive(await renderRemote(remote, { ...input, sandbox, patience: () => patience }));
    await row.reach?.(at);
    const form = row.dialog ? at.within('dialog', row.dialog) : at;
    // A field may show something else while it is written in.
    if (submit) await form.find('button', submit).then((button) => act(() => button.focus()));
    return { at, form };
  };

  let shown = submit ? await show() : undefined;
  /** In `act`, once there is a page that goes on living meanwhile. */
  const ask = (verb: string, where: string, body?: object) =>
    shown ? shown.at.control(verb, where, body) : control(sandbox, verb, where, body);
  const typed = answers();
  for (const [index, failure] of failuresOf(contract[name], row).entries()) {
    await ask('POST', '/faults', { ...met(name), ...failure.fault });
    patience = failure === TIMEOUT ? PATIENCE_MS : undefined;
    if (shown) await shown.form.press(index === 0 && submit ? submit : retryButton);
    else shown = await show();
    await told(messageOf(row, failure)).catch((error) => fails(`${name}, ${failure.name}`, error));
    expect(document.querySelector('h1, h2')).toBeVisible();
    if (submit) expect(answers()).toEqual(typed);
    await ask('DELETE', '/faults');
  }
  if (!shown) throw new Error(`${name} meets no failure`);
  await ask('DELETE', '/requests');
  await ask('POST', '/faults', { ...met(name), kind: 'slow', delayMs: SLOW_MS, times: 1 });
  await shown.at.user.dblClick(await shown.form.find('button', retryButton));
  await row.next(shown.at);
  if (submit) expect(await sent(shown.at, name)).toBe(1);
}

/** Some failures of a call that nobody waits for, each on a page of its own: the way is as it always is. */
async function runInBackground(
  remote: RemoteDefinition,
  name: EndpointName,
  row: BackgroundRow,
): Promise<void> {
  for (const { fault } of sampleOf([...FAILURES, TIMEOUT], name)) {
    sessionStorage.clear();
    const input = await prepared(row);
    await control(input.sandbox, 'POST', '/faults', { ...met(name), ...fault });
    const at = drive(await renderRemote(remote, { ...input, patience: () => PATIENCE_MS }));
    await row.reach?.(at);
    await row.next(at);
    await waitFor(async () => expect(await sent(at, name)).toBeGreaterThan(0));
    at.unmount();
  }
}

export const testFailures = (remote: RemoteDefinition, name: EndpointName, row: Row | BackgroundRow) =>
  'background' in row ? runInBackground(remote, name, row) : runFailures(remote, name, row);

/** What is opened, with a sandbox of its own. */
async function prepared({ open }: Pick<Row, 'open'>) {
  const input = typeof open === 'function' ? await open() : open;
  return { ...input, sandbox: input.sandbox ?? (await createSandbox({ databaseUrl: ':memory:' })) };
}

/** The requests that are the call, for a fault. */
const met = (name: EndpointName) => {
  const { method, path } = contract[name];
  return { method, path: path.replace(/\{\w+\}/g, '*') };
};

function fails(where: string, error: Error): never {
  throw new Error(`${where}: ${error.message.split('\n')[0]}`, { cause: error });
}

async function sent({ control: ask }: TestPage, name: EndpointName): Promise<number> {
  const { method, path } = contract[name];
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const all = await ask<{ method: string; path: string }[]>('GET', '/requests');
  return all.filter((request) => request.method === method && pattern.test(request.path)).length;
}
