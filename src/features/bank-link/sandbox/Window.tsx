import { useState } from 'react';
import { sandboxBankSignIn } from '#src/api/contract/bankLink.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import type { BankLinkInstitution, BankLinkWindowProps } from '../port.ts';
import { AccountChoice } from './AccountChoice.tsx';
import { BankChoice } from './BankChoice.tsx';
import { copy } from './copy.ts';
import { outcomeOf } from './outcomes.ts';
import { Problem } from './Problem.tsx';
import { SignIn } from './SignIn.tsx';

type Answer = ResponseOf<typeof sandboxBankSignIn>;

type Place =
  | { at: 'choose' }
  | { at: 'sign-in'; bank: BankLinkInstitution }
  | { at: 'problem'; bank: BankLinkInstitution; outcome: string }
  | { at: 'accounts'; bank: BankLinkInstitution; answer: Answer };

/** The bank link without a vendor: a dialog of our own that reaches every outcome a vendor's window has. */
export function Window({ session, onSuccess, onExit }: BankLinkWindowProps) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const [place, setPlace] = useState<Place>({ at: 'choose' });
  const bank = place.at === 'choose' ? undefined : place.bank;

  function close() {
    if (place.at !== 'problem') return onExit({ reason: 'closed', institution: bank?.name });
    return onExit({ reason: outcomeOf(place.outcome).reason, institution: bank?.name });
  }

  async function signIn(
    at: BankLinkInstitution,
    { username, password }: { username: string; password: string },
  ) {
    const body = { linkToken: session.linkToken, institutionId: at.id, username, password };
    const answer = await api.call(sandboxBankSignIn, { body });
    if (answer.outcome === 'LINKED') setPlace({ at: 'accounts', bank: at, answer });
    else setPlace({ at: 'problem', bank: at, outcome: answer.outcome });
  }

  return (
    <Dialog open title={t('title')} onClose={close}>
      <Stack>
        <Text muted>{t('intro')}</Text>
        {place.at === 'choose' ? (
          <BankChoice
            banks={session.institutions}
            onChosen={(chosen) => setPlace({ at: 'sign-in', bank: chosen })}
            onMissing={() => onExit({ reason: 'institution-not-found' })}
          />
        ) : null}
        {place.at === 'sign-in' ? (
          <SignIn
            bank={place.bank}
            onSubmit={(answers) => signIn(place.bank, answers)}
            onBack={() => setPlace({ at: 'choose' })}
          />
        ) : null}
        {place.at === 'problem' ? (
          <Problem
            bank={place.bank}
            outcome={place.outcome}
            onAgain={() => setPlace({ at: 'sign-in', bank: place.bank })}
            onClose={close}
          />
        ) : null}
        {place.at === 'accounts' ? (
          <AccountChoice
            accounts={place.answer.accounts}
            onChosen={(accountIds) =>
              onSuccess({
                publicToken: place.answer.publicToken ?? null,
                accountIds,
                institution: place.bank,
              })
            }
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
