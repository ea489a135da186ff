import { act, cleanup, waitFor } from '@testing-library/react';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { contract, type EndpointName } from '#src/api/contract/contract.ts';
import type { CallCase, Control, Opening } from '../journey.ts';
import { control as controlOf, type RenderInput, renderRemote } from '../renderRemote.tsx';
import type { TestedRemote } from '../screenCalls.ts';
import { drive } from '../testingLibraryDriver.ts';
import { FAILURES, TIMEOUT } from './failures.ts';
import {
  type FailureEngine,
  failuresOf,
  redirectingFailures,
  runFailures,
  runInBackground,
  runRedirect,
} from './run.ts';
import { sampleOf } from './sampleOf.ts';

/** Stands for the half minute of the client; long enough for a sandbox that is asked in process. */
const TIMEOUT_MS = 400;

/** What a page is rendered with for an opening. */
async function inputOf(
  opening: Opening,
  control: Control,
): Promise<Pick<RenderInput, 'path' | 'application'>> {
  const bodyOf = (application: string | Record<string, unknown>) =>
    typeof application === 'string' ? { status: application } : application;
  if ('application' in opening) {
    const { application, path = '' } = opening;
    return { path: `/{uuid}${path && `/${path}`}`, application: bodyOf(application) };
  }
  if ('remote' in opening) {
    await opening.prepare?.(control);
    return { path: '/' };
  }
  const { address, signedIn } = opening;
  const path = typeof address === 'string' ? address : await address(control, 'OAKLINE');
  return { path: `/${path}`, ...(signedIn && { application: bodyOf(signedIn) }) };
}

/** Runs a remote in jsdom, over a sandbox in process. A sandbox that the caller passes keeps its signed-in person. */
export async function createEngine(
  remote: TestedRemote,
  given: Pick<RenderInput, 'sandbox' | 'jwt'>,
): Promise<FailureEngine> {
  const sandbox = given.sandbox ?? (await createSandbox({ databaseUrl: ':memory:' }));
  let patience: number | undefined;
  /** In `act`: a page goes on living meanwhile. */
  const control: Control = <T>(method: string, path: string, body?: object) => {
    if (path === '/faults')
      patience = body && 'kind' in body && body.kind === 'timeout' ? TIMEOUT_MS : undefined;
    return act(() => controlOf<T>(sandbox, method, path, body));
  };
  return {
    control,
    async open(opening) {
      const input = await inputOf(opening, control);
      return drive(await renderRemote(remote, { ...given, ...input, sandbox, patience: () => patience }));
    },
    eventually: waitFor,
    slowMs: 150,
  };
}

/** Tests a sample of what a call may meet; all that it has a message of its own for is in it. */
export async function testFailures(
  remote: TestedRemote,
  name: EndpointName,
  call: CallCase,
  given: Pick<RenderInput, 'sandbox' | 'jwt'> = {},
): Promise<void> {
  if (!call.background) {
    const failures = sampleOf(failuresOf(name, call), contract[name].path, Object.keys(call.messages ?? {}));
    await runFailures(await createEngine(remote, given), name, call, failures);
    for (const failure of redirectingFailures(call)) {
      cleanup();
      sessionStorage.clear();
      await runRedirect(await createEngine(remote, given), name, call, failure);
    }
    return;
  }
  for (const failure of sampleOf([...FAILURES, TIMEOUT], name)) {
    sessionStorage.clear();
    await runInBackground(await createEngine(remote, given), name, call, failure);
    cleanup();
  }
}
