import { useQuery } from '@tanstack/react-query';
import { incomeRecordsQuery } from '#src/api/queries/income.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useMethods } from './useMethods.ts';

const NO_ANSWER = { methods: [] };

/** What is on offer, for the pages of one way: `isReturningVisitor` is false where the list could not be loaded. */
export function useOffered() {
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const { data, isPending } = useQuery(incomeRecordsQuery(api, uuid));
  const { methods } = data ?? NO_ANSWER;
  const options = useMethods({ methods, employmentType: heloc.income.employmentType });
  return { options, methods, isPending, isReturningVisitor: data !== undefined };
}
