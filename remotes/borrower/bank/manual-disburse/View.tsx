import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { bankAccountsQuery } from '#src/api/queries/bank.ts';
import { message } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { usePolledQuery } from '#src/platform/usePolling.ts';
import { ANOTHER, pendingDeposits } from '../deposits.ts';
import { copy } from './copy.ts';
import { Deposits } from './Deposits.tsx';
import { ManualForm } from './ManualForm.tsx';

export const title = message(copy, 'heading');

const POLL_INTERVAL_MS = 30_000;

/** An account is typed in, and then checked to be the person's own (docs/rules.md#check-of-a-typed-account). */
export function View() {
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const flow = useFlow();
  const [search] = useSearchParams();
  const query = useQuery({
    ...bankAccountsQuery(api, uuid),
    refetchOnWindowFocus: true,
  });
  usePolledQuery(query, {
    everyMs: POLL_INTERVAL_MS,
    active: pendingDeposits(query.data?.accounts)?.verification?.state === 'SENT',
  });
  const pending = search.has(ANOTHER) ? undefined : pendingDeposits(query.data?.accounts);
  const box = useNewHeading(query.data && (pending?.verification?.state ?? 'form'));
  return (
    <div ref={box}>
      <Loaded query={query}>
        {() =>
          pending ? (
            <Deposits account={pending} />
          ) : (
            <ManualForm
              onSent={(method) => flow.toChild(method === 'MICRO_DEPOSITS' ? 'again' : 'confirm')}
            />
          )
        }
      </Loaded>
    </div>
  );
}
