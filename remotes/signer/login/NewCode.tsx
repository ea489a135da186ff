import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useCountdown } from '#src/platform/useCountdown.ts';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { failureText } from '#src/ui/form/failure.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { invitationQuery } from '../access/invitation.ts';
import { copy } from './copy.ts';

/** As often as the server sends one (docs/rules.md#login-of-a-signer); a wrong clock does not prolong the wait. */
const RESEND_AFTER_MS = 30_000;

interface NewCodeProps {
  token: string;
  address: string;
  onSent(): void;
}

/** Asks for another code. The server decides whether it is too soon; the page counts down the time until then. */
export function NewCode({ token, address, onSent }: NewCodeProps) {
  const t = useCopy(copy);
  const ui = useCopy(uiCopy);
  const runtime = useRuntime();
  const { now } = runtime;
  const invitation = useQuery(invitationQuery(runtime, token));
  const [outcome, setOutcome] = useState<'tooSoon' | 'resent' | { error: unknown }>();
  const resend = useCountdown();
  const { resendAt } = invitation.data ?? {};
  const count = useEffectEvent(() => {
    const ms = Date.parse(resendAt ?? '') - now().getTime();
    if (ms > 0) resend.start(Math.min(ms, RESEND_AFTER_MS));
  });
  // From the code that was mailed on arrival on, and from each that is asked for here.
  useEffect(() => {
    if (resendAt) count();
  }, [resendAt]);
  const ask = async () => {
    if (invitation.isFetching) return;
    setOutcome(undefined);
    if (resend.left > 0) {
      setOutcome('tooSoon');
      return;
    }
    const { data, error } = await invitation.refetch();
    if (error) setOutcome({ error });
    // The same time again: no other code was sent.
    else if (data?.resendAt === resendAt) setOutcome('tooSoon');
    else {
      setOutcome('resent');
      onSent();
    }
  };
  const said =
    typeof outcome === 'object'
      ? failureText(outcome.error, ui)
      : outcome && (outcome === 'resent' ? t(outcome, { address }) : t(outcome));
  return (
    <Stack gap={1}>
      <div>
        <LinkButton aria-disabled={resend.left > 0 || undefined} onClick={() => void ask()}>
          {t('resend')}
        </LinkButton>{' '}
        {resend.left > 0 ? (
          <Text as="span" small muted aria-hidden="true">
            {t('resendIn', { count: resend.left })}
          </Text>
        ) : null}
      </div>
      <div role="status">{said ? <Text small>{said}</Text> : null}</div>
    </Stack>
  );
}
