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

type WindowStep =
  | { at: 'choose' }
  | { at: 'sign-in'; bank: BankLinkInstitution }
  | { at: 'code'; bank: BankLinkInstitution; credentials: Credentials }
  | { at: 'problem'; bank: BankLinkInstitution; outcome: string }
  | { at: 'accounts'; bank: BankLinkInstitution; answer: Answer };

/** The link without a vendor: a dialog of our own that reaches every outcome a vendor's window has. */
export function Window({ session, onSuccess, onExit }: BankLinkWindowProps) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const [step, setStep] = useState<WindowStep>({ at: 'choose' });
  const bank = step.at === 'choose' ? undefined : step.bank;
  const kind = kindOf(session.purpose);
  const words = WORDS[kind];
  const restart = () => setStep({ at: 'choose' });

  function close() {
    if (step.at !== 'problem') return onExit({ reason: 'closed', institution: bank?.name });
    return onExit({ reason: outcomeOf(step.outcome).reason, institution: bank?.name });
  }

  function linked(at: BankLinkInstitution, answer: Answer, accountIds: string[]) {
    onSuccess({ publicToken: answer.publicToken ?? null, accountIds, institution: at });
  }

  async function signIn(at: BankLinkInstitution, credentials: Credentials, code: string | null = null) {
    const body = { linkToken: session.linkToken, institutionId: at.id, ...credentials, code };
    const answer = await api.call(sandboxBankSignIn, { body });
    if (answer.outcome === 'MFA_REQUIRED') setStep({ at: 'code', bank: at, credentials });
    else if (answer.outcome !== 'LINKED') setStep({ at: 'problem', bank: at, outcome: answer.outcome });
    // A bank has accounts to choose from; a payroll or a tax program is one.
    else if (kind === 'bank') setStep({ at: 'accounts', bank: at, answer });
    else linked(at, answer, []);
  }

  return (
    <Dialog open title={t(words.title)} onClose={close}>
      <Stack>
        <Text muted>{t(words.intro)}</Text>
        {step.at === 'choose' ? (
          <InstitutionChoice
            kind={kind}
            institutions={session.institutions}
            onChosen={(chosen) => setStep({ at: 'sign-in', bank: chosen })}
            onMissing={() => onExit({ reason: 'institution-not-found' })}
          />
        ) : null}
        {step.at === 'sign-in' ? (
          <SignIn
            kind={kind}
            bank={step.bank}
            onSubmit={(answers) => signIn(step.bank, answers)}
            onBack={restart}
            onNoLogin={() => onExit({ reason: 'no-login', institution: step.bank.name })}
          />
        ) : null}
        {step.at === 'code' ? (
          <CodeEntry
            kind={kind}
            bank={step.bank}
            onSubmit={(code) => signIn(step.bank, step.credentials, code)}
            onBack={restart}
          />
        ) : null}
        {step.at === 'problem' ? (
          <Problem
            bank={step.bank}
            outcome={step.outcome}
            onAgain={() => setStep({ at: 'sign-in', bank: step.bank })}
            onClose={close}
          />
        ) : null}
        {step.at === 'accounts' ? (
          <AccountChoice
            accounts={step.answer.accounts}
            onChosen={(accountIds) => linked(step.bank, step.answer, accountIds)}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
