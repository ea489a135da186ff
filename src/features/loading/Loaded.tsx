import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { copy } from './copy.ts';

/** What a query answers, once it does; before that a spinner, and a way to try again when it fails. */
export function Loaded<Data>({
  query,
  failed,
  children,
}: {
  query: UseQueryResult<Data>;
  /** What is said when it fails, where that can be told better. */
  failed?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const t = useCopy(copy);
  if (query.data !== undefined) return children(query.data);
  if (query.isError && !query.isFetching) {
    return (
      <Alert
        tone="error"
        action={
          <Button variant="secondary" onClick={() => void query.refetch()}>
            {t('again')}
          </Button>
        }
      >
        {failed ?? t('failed')}
      </Alert>
    );
  }
  return <Spinner />;
}
