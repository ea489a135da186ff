import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { coDeedStatusQuery } from '#src/api/queries/signers.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { forgetRedirect, wasRedirected } from '#src/features/additional-signer/redirectToSignerLogin.ts';
import { Redirect } from '#src/features/flow/Redirect.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { invitationQuery, storedInvitation } from '../access/invitation.ts';
import { PATHS } from '../access/paths.ts';
import { useSignedIn } from '../access/useSignedIn.ts';
import { accountQuery } from './account.ts';
import { CannotOpen } from './CannotOpen.tsx';
import { copy } from './copy.ts';
import { Message } from './Message.tsx';
import { SignIn } from './SignIn.tsx';
import { WrongAccount } from './WrongAccount.tsx';

export const title = message(copy, 'signIn');

export function View() {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const signedIn = useSignedIn();
  const [wasLed] = useState(() => wasRedirected(runtime));
  useEffect(() => forgetRedirect(runtime), [runtime]);
  const stored = storedInvitation(runtime);
  if (signedIn && (!stored || stored.used)) return <Redirect to={`/${PATHS.resume}`} />;
  if (stored) return <Invited key={stored.token} token={stored.token} />;
  return (
    <Message heading={t('missingHeading')} body={wasLed ? `${t('led')} ${t('missing')}` : t('missing')}>
      {t.rich('missingHelp', { phone: <SupportPhone /> })}
    </Message>
  );
}

function Invited({ token }: { token: string }) {
  const runtime = useRuntime();
  const signedIn = useSignedIn();
  const opened = useQuery(invitationQuery(runtime, token));
  const account = useQuery({ ...accountQuery(runtime), enabled: signedIn });
  if (opened.isPending || (signedIn && account.isPending)) return <Spinner />;
  if (!opened.data) {
    const retry = () => void opened.refetch();
    return <CannotOpen token={token} error={opened.error} busy={opened.isFetching} onRetry={retry} />;
  }
  const form = <SignIn token={token} invitation={opened.data} />;
  if (!signedIn || !account.data) return form;
  const { email } = account.data;
  if (!isSame(email, opened.data.email)) return <WrongAccount current={email} invited={opened.data.email} />;
  return <SignedInAlready signerUuid={opened.data.signerUuid}>{form}</SignedInAlready>;
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The right person: on to their place, unless their session is for another application that they sign, or for none. */
function SignedInAlready({ signerUuid, children }: { signerUuid: string; children: ReactNode }) {
  const status = useQuery(coDeedStatusQuery(useRuntime().api));
  if (status.isPending) return <Spinner />;
  return status.data?.signerUuid === signerUuid ? <Redirect to={`/${PATHS.resume}`} /> : <>{children}</>;
}
