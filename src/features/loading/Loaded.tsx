import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { LoadFailed } from './LoadFailed.tsx';

/** What a query answers, once it does; before that a spinner, and a way to try again when it fails. */
export function Loaded<Data>({
  query,
  failed,
  children,
}: {
  query: UseQueryResult<Data>;
  /** Replaces the general message of a failure. */
  failed?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError && !query.isFetching)
    return <LoadFailed onRetry={() => void query.refetch()}>{failed}</LoadFailed>;
  return <Spinner />;
}
