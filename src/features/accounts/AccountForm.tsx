import styled from 'styled-components';
import type { WalletAccount } from '#src/api/contract/wallet.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { words } from '#src/brand/words.tsx';
import { accessCode } from '#src/domain/org/walletAccess.ts';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { OwnFailure } from '#src/ui/form/ownFailure.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { useIsSessionRunning } from '../session/runningSession.ts';
import { useUser } from '../session/useUser.ts';
import { AccountName } from './AccountName.tsx';
import { copy } from './copy.ts';
import { useChosenAccount } from './useChosenAccount.ts';
import { useSwitchAccount } from './useSwitchAccount.ts';

const Form = styled.div`
  overflow-wrap: anywhere;
`;

interface AccountFormProps {
  accounts: readonly WalletAccount[];
  onClose(): void;
}

/** The choice of an account; the one that counts now is chosen: the user's own, else the first, where none was. */
export function AccountForm({ accounts, onClose }: AccountFormProps) {
  const t = useCopy(copy);
  const user = useUser();
  const chosen = useChosenAccount() ?? user?.wallet?.accountAddress;
  const isRunning = useIsSessionRunning();
  const switchTo = useSwitchAccount();
  const now = Math.max(
    accounts.findIndex(({ address }) => address === chosen),
    0,
  );
  async function submit({ account }: { account: string }): Promise<void> {
    const address = accounts[Number(account)]?.address;
    if (!address || Number(account) === now) return onClose();
    if (isRunning) throw new OwnFailure(words(copy, 'signing'));
    await switchTo(address);
  }
  return (
    <Form>
      <FormShell<{ account: string }>
        key={now}
        initialValues={{ account: String(now) }}
        onSubmit={submit}
        submitLabel={t('switch')}
        secondary={
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        }
      >
        <RadioGroupField
          name="account"
          label={t('account')}
          variant="cards"
          options={accounts.map((account, index) => ({
            value: String(index),
            label: <AccountName account={account} />,
            description: t(accessCode(account.authorizedWallet?.authorizationType)),
          }))}
        />
      </FormShell>
    </Form>
  );
}
