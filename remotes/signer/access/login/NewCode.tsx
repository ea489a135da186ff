import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { failureText } from '#src/ui/form/failure.ts';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { invitationQuery } from '../invitation.ts';
import { copy } from './copy.ts';

/** Asks for another code. How often is for the server to say. */
export function NewCode({ token, address }: { token: string; address: string }) {
  const t = useCopy(copy);
  const ui = useCopy(uiCopy);
  const invitation = useQuery(invitationQuery(useRuntime(), token));
  const [outcome, setOutcome] = useState('');
  const ask = async () => {
    if (invitation.isFetching) return;
    setOutcome('');
    const { error } = await invitation.refetch();
    const tooSoon = error instanceof ApiError && error.code === 'rate-limited';
    setOutcome(error ? (tooSoon ? t('tooSoon') : failureText(error, ui)) : t('resent', { address }));
  };
  return (
    <Stack gap={1}>
      <LinkButton onClick={() => void ask()}>{t('resend')}</LinkButton>
      <div role="status">{outcome ? <Text small>{outcome}</Text> : null}</div>
    </Stack>
  );
}
