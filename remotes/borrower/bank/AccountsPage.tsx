import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { getBankAccounts } from '#src/api/contract/bank.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { bankAccountsQuery } from '#src/api/queries/bank.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';

export type Accounts = ResponseOf<typeof getBankAccounts>;

/** A question about the person's accounts, which are fetched first. */
export function AccountsPage({
  heading,
  footer,
  children,
}: {
  heading: string;
  footer?: ReactNode;
  children: (answer: Accounts) => ReactNode;
}) {
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const query = useQuery(bankAccountsQuery(api, uuid));
  return (
    <Stack gap={4}>
      <Heading level={1}>{heading}</Heading>
      <Loaded query={query}>{children}</Loaded>
      {footer}
    </Stack>
  );
}
