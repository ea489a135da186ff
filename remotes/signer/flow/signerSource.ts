import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { ApiError } from '#src/api/client/apiError.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import type { getCoDeedStatus } from '#src/api/contract/signerAccess.ts';
import { coDeedStatusQuery } from '#src/api/queries/signers.ts';
import type { FlowSource } from '#src/features/flow/createGate.ts';
import type { Answers } from '#src/features/flow/gateState.ts';
import type { Runtime } from '#src/platform/runtime.ts';

/** What a signer may know of the application: nothing of its rate or credit. */
export type SignerData = ResponseOf<typeof getCoDeedStatus>;

/** Why a signer is shown nothing of it: their session is over, or nobody has asked this account to sign. */
export type ClosedReason = 'signed-out' | 'not-invited';

type SignerAnswers = Answers<SignerData, ClosedReason>;

const LOADING: SignerAnswers = { kind: 'loading' };

/** The server's refusals that end it. Its 400: the account is none of a signer. */
const REFUSALS: Partial<Record<ApiError['code'], SignerAnswers>> = {
  unauthenticated: { kind: 'closed', reason: 'signed-out' },
  invalid: { kind: 'closed', reason: 'not-invited' },
};

/** How far a signer is: one call says all. */
export function signerSource(
  { api }: Pick<Runtime, 'api'>,
  queries: QueryClient,
): FlowSource<SignerData, ClosedReason> {
  const of = coDeedStatusQuery(api);
  const status = new QueryObserver(queries, of);
  const ask = () => queries.invalidateQueries({ queryKey: of.queryKey });
  let known: SignerAnswers = LOADING;
  return {
    get() {
      const { data, error, isFetching } = status.getCurrentResult();
      const refusal = error instanceof ApiError ? REFUSALS[error.code] : undefined;
      if (refusal) return refusal;
      if (data) {
        if (known.kind !== 'known' || known.data !== data) known = { kind: 'known', data };
        return known;
      }
      if (!error || isFetching) return LOADING;
      if (known.kind !== 'failed' || known.error !== error) known = { kind: 'failed', error };
      return known;
    },
    subscribe: (listener) => status.subscribe(listener),
    async readStatus() {
      const { status: step } = await queries.fetchQuery({ ...of, staleTime: 0 });
      return { status: step, declined: false };
    },
    prepare() {},
    readRest: async () => {},
    reread() {},
    refresh: ask,
    async recheck() {
      // Who is no signer does not become one: a refusal is not asked for again.
      if (status.getCurrentResult().error instanceof ApiError) return false;
      await ask();
      return true;
    },
    readAll: ask,
  };
}
