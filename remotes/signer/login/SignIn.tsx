import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { formatAddress } from '#src/domain/property/address.ts';
import { isFocusLost } from '#src/features/screens/headingFocus.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import type { Invitation } from '../access/invitation.ts';
import { CodeForm } from './CodeForm.tsx';
import { copy } from './copy.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Who is invited, by whom and for which home; then the code, or the password of who has an account. */
export function SignIn({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useCopy(copy);
  const { firstName, invitedBy, email, property, hasPassword } = invitation;
  const [byPassword, setByPassword] = useState(false);
  const isEnded = useRuntime().session.state === 'expired';
  // What a person has come for, unless they are at something else on the page already, or have to be told why they are here.
  const [isFree] = useState(() => !isEnded && isFocusLost());
  return (
    <Stack>
      <Heading level={1}>{t(isEnded ? 'endedHeading' : 'heading')}</Heading>
      {isEnded ? <Text>{t('ended')}</Text> : null}
      <Text>{t('intro', { firstName, invitedBy })}</Text>
      <Text strong>{t('invitedFor', { address: formatAddress(property) })}</Text>
      <Text>{t('notBorrowing')}</Text>
      <Text>{t(byPassword ? 'passwordIntro' : 'sent')}</Text>
      {byPassword ? (
        <PasswordForm token={token} email={email} />
      ) : (
        <CodeForm token={token} email={email} isFree={isFree} />
      )}
      {hasPassword ? (
        <div>
          <LinkButton onClick={() => setByPassword(!byPassword)}>
            {t(byPassword ? 'useCode' : 'usePassword')}
          </LinkButton>
        </div>
      ) : null}
    </Stack>
  );
}
