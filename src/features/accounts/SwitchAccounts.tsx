import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { WalletAccount } from '#src/api/contract/wallet.ts';
import { walletAccountsQuery } from '#src/api/queries/wallet.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { LoadFailed } from '../loading/LoadFailed.tsx';
import { isFocusLost } from '../screens/headingFocus.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountName } from './AccountName.tsx';
import { copy } from './copy.ts';
import { useChosenAccount } from './useChosenAccount.ts';

interface SwitchAccountsProps {
  open: boolean;
  onClose(): void;
}

/** The accounts of a person's wallets, of which their pages show one (docs/rules.md#wallet-accounts). */
export function SwitchAccounts({ open, onClose }: SwitchAccountsProps) {
  const t = useCopy(copy);
  return (
    <Dialog open={open} size="small" title={t('heading')} onClose={onClose}>
      <Accounts onClose={onClose} />
    </Dialog>
  );
}

function Accounts({ onClose }: { onClose(): void }) {
  const t = useCopy(copy);
  const { api, auth } = useRuntime();
  const query = useQuery(walletAccountsQuery(api, auth.identityUuid(), useChosenAccount()));
  const { data, isError, isFetching, errorUpdateCount, refetch } = query;
  const found = useRef<HTMLDivElement>(null);
  const isFoundLate = data !== undefined && errorUpdateCount > 0;
  // The button that was pressed is gone by then, and with it the focus.
  useEffect(() => {
    if (isFoundLate && isFocusLost()) found.current?.focus();
  }, [isFoundLate]);
  if (!data && isError)
    return (
      <LoadFailed onRetry={() => void refetch()} busy={isFetching} again={t('again')}>
        {t('failed')}
      </LoadFailed>
    );
  if (!data) return <Spinner label={t('loading')} />;
  return (
    <div ref={found} tabIndex={-1}>
      {data.length > 1 ? <AccountForm accounts={data} onClose={onClose} /> : <Few account={data[0]} />}
    </div>
  );
}

function Few({ account }: { account: WalletAccount | undefined }) {
  const t = useCopy(copy);
  return (
    <Stack gap={1}>
      <Text>{t(account ? 'one' : 'none')}</Text>
      {account ? (
        <Text>
          <AccountName account={account} />
        </Text>
      ) : null}
    </Stack>
  );
}
