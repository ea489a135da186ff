import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '#src/api/client/apiError.ts';
import { postTaxTranscriptResult } from '#src/api/contract/taxTranscript.ts';
import { incomeRecordsQuery } from '#src/api/queries/income.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Redirect } from '#src/features/flow/Redirect.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { isOurs, outcomeState } from '../transcript.ts';
import { copy } from './copy.ts';
import { Expired } from './Expired.tsx';
import { Failed } from './Failed.tsx';

export const title = message(copy, 'pageTitle');

type Answer = { outcome: string } | { error: unknown } | 'expired';

/** The server does not know the form, or no longer: another one has taken its place. */
const OVER: readonly string[] = ['not-found', 'invalid'];

/**
 * The vendor's page redirects here. Any result is sent to the server, again after a reload, as the call is idempotent.
 * Then the list of income replaces the address that has the result.
 */
export function View() {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const { api } = runtime;
  const { uuid } = useApplication();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const state = search.get('state') ?? '';
  const result = search.get('result') ?? '';
  const [answer, setAnswer] = useState<Answer | undefined>(() =>
    isOurs(runtime, uuid, state) && result ? undefined : 'expired',
  );

  const reportReturn = useEffectEvent(async () => {
    try {
      const body = { state, result };
      const { outcome } = await api.call(postTaxTranscriptResult, { params: { uuid }, body });
      await queries.invalidateQueries({ queryKey: incomeRecordsQuery(api, uuid).queryKey });
      setAnswer({ outcome });
    } catch (error) {
      const isOver = error instanceof ApiError && OVER.includes(error.code);
      setAnswer(isOver ? 'expired' : { error });
    }
  });
  useEffect(() => {
    if (answer === undefined) void reportReturn();
  }, [answer]);

  if (answer === undefined) {
    return (
      <Stack gap={4}>
        <Heading level={1}>{t('finishing')}</Heading>
        <Spinner label={t('finishing')} />
      </Stack>
    );
  }
  if (answer === 'expired') return <Expired />;
  if ('error' in answer) return <Failed error={answer.error} onRetry={() => setAnswer(undefined)} />;
  return <Redirect to={`/${uuid}/income/review`} state={outcomeState(answer.outcome)} />;
}
