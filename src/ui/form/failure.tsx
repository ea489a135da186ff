import { type ReactElement, type ReactNode, useContext } from 'react';
import { ApiError, type ApiErrorCode } from '#src/api/client/apiError.ts';
import { type Translate, useCopy } from '#src/brand/copy.tsx';
import { joinMessages } from '#src/domain/application/errorMessages.ts';
import { RuntimeContext } from '#src/platform/runtime.ts';
import { copy } from '../copy.ts';
import { SupportPhone } from '../primitives/SupportLinks.tsx';
import { OwnFailure } from './ownFailure.ts';

type Key = Extract<keyof (typeof copy)['strings'], `failure${string}`>;

/** What is said about a failed call when the server did not say it itself (docs/rules.md#failed-calls). */
const TEXT = {
  network: 'failureNetwork',
  timeout: 'failureTimeout',
  cancelled: 'failure',
  unauthenticated: 'failureSession',
  forbidden: 'failureForbidden',
  'not-found': 'failureNotFound',
  conflict: 'failureConflict',
  invalid: 'failureUnexpected',
  'rate-limited': 'failureRate',
  server: 'failure',
  malformed: 'failure',
  'wrong-shape': 'failureUnexpected',
} as const satisfies Record<ApiErrorCode, Key>;

/** A part of the app itself did not arrive: to a person that is the network. */
const isUnloaded = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/** The words for a failure: the server's own, else by what went wrong. */
export function failureText(error: unknown, t: Translate<(typeof copy)['strings']>): ReactNode {
  if (error instanceof OwnFailure) return error.text;
  const isCall = error instanceof ApiError;
  const key = isCall ? TEXT[error.code] : isUnloaded(error) ? 'failureNetwork' : 'failureUnexpected';
  return (isCall && joinMessages(error.messages)) || t.rich(key, { phone: <SupportPhone /> });
}

/**
 * Reports a failure of what a person did, unless it is a call's or has words of its own: anything else is unexpected.
 *
 * @param where what was done
 */
export function useFailureReport(where: string): (error: unknown) => void {
  const reporter = useContext(RuntimeContext)?.reporter;
  return (error) => {
    if (!(error instanceof ApiError || error instanceof OwnFailure)) reporter?.error(error, { where });
  };
}

function Failure({ error }: { error: unknown }) {
  return <>{failureText(error, useCopy(copy))}</>;
}

/** Reports it, and gives what says it. */
export function useFailure(where: string): (error: unknown) => ReactElement {
  const report = useFailureReport(where);
  return (error) => {
    report(error);
    return <Failure error={error} />;
  };
}
