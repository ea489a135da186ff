import { useState } from 'react';
import { sandboxBankSignIn } from '#src/api/contract/bankLink.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { kindOf } from '../kinds.ts';
import type { BankLinkInstitution, BankLinkWindowProps } from '../port.ts';
import { AccountChoice } from './AccountChoice.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { copy } from './copy.ts';
import { InstitutionChoice } from './InstitutionChoice.tsx';
import { outcomeOf } from './outcomes.ts';
import { Problem } from './Problem.tsx';
import { type Credentials, SignIn } from './SignIn.tsx';
import { WORDS } from './words.ts';

type Answer = ResponseOf<typeof sandboxBankSignIn>;

type Place =
  | { at: 'choose' }
  | { at: 'sign-in'; bank: BankLinkInstitution }
  | { at: 'code'; bank: BankLinkInstitution; credentials: Credentials }
  | { at: 'problem'; bank: BankLinkInstitution; outcome: string }
  | { at: 'accounts'; bank: BankLinkInstitution; answer: Answer };

/** The link without a vendor: a dialog of our own that reaches every outcome a vendor's window has. */
export function Window({ session, onSuccess, onExit }: BankLinkWindowProps) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const [place, setPlace] = useState<Place>({ at: 'choose' });
  const bank = place.at === 'choose' ? undefined : place.bank;
  const kind = kindOf(session.purpose);
  const words = WORDS[kind];
  const restart = () => setPlace({ at: 'choose' });

  function close() {
    if (place.at !== 'problem') return onExit({ reason: 'closed', institution: bank?.name });
    return onExit({ reason: outcomeOf(place.outcome).reason, institution: bank?.name });
  }

  function linked(at: BankLinkInstitution, answer: Answer, accountIds: string[]) {
    onSuccess({ publicToken: answer.publicToken ?? null, accountIds, institution: at });
  }

  async function signIn(at: BankLinkInstitution, credentials: Credentials, code: string | null = null) {
    const body = { linkToken: session.linkToken, institutionId: at.id, ...credentials, code };
    const answer = await api.call(sandboxBankSignIn, { body });
    if (answer.outcome === 'MFA_REQUIRED') setPlace({ at: 'code', bank: at, credentials });
    else if (answer.outcome !== 'LINKED') setPlace({ at: 'problem', bank: at, outcome: answer.outcome });
    // A bank has accounts to choose from; a payroll or a tax program is one.
    else if (kind === 'bank') setPlace({ at: 'accounts', bank: at, answer });
    else linked(at, answer, []);
  }

  return (
    <Dialog open title={t(words.title)} onClose={close}>
      <Stack>
        <Text muted>{t(words.intro)}</Text>
        {place.at === 'choose' ? (
          <InstitutionChoice
            kind={kind}
            institutions={session.institutions}
            onChosen={(chosen) => setPlace({ at: 'sign-in', bank: chosen })}
            onMissing={() => onExit({ reason: 'institution-not-found' })}
          />
        ) : null}
        {place.at === 'sign-in' ? (
          <SignIn
            kind={kind}
            bank={place.bank}
            onSubmit={(answers) => signIn(place.bank, answers)}
            onBack={restart}
            onNoLogin={() => onExit({ reason: 'no-login', institution: place.bank.name })}
          />
        ) : null}
        {place.at === 'code' ? (
          <CodeEntry
            kind={kind}
            bank={place.bank}
            onSubmit={(code) => signIn(place.bank, place.credentials, code)}
            onBack={restart}
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
            onChosen={(accountIds) => linked(place.bank, place.answer, accountIds)}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
