import { useId } from 'react';
import type { Signer } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { dayAndTime } from '#src/domain/text/format.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useCase } from '../case/CaseContext.ts';
import { copy } from './copy.ts';
import { signerName } from './signers.ts';
import type { useResend } from './useResend.ts';

/** Stays while one has to wait: who pressed it keeps the focus. */
export function ResendButton({ signer, control }: { signer: Signer; control: ReturnType<typeof useResend> }) {
  const t = useCopy(copy);
  const { state } = useCase();
  const waitId = useId();
  const wait = control.notBefore(signer);
  return (
    <Stack gap={1} align="start">
      <Button
        variant="secondary"
        size="small"
        about={t('resendTo', { name: signerName(signer) })}
        busy={control.sending === signer.uuid}
        busyLabel={t('resending')}
        aria-disabled={wait !== undefined}
        aria-describedby={wait ? waitId : undefined}
        onClick={() => control.resend(signer)}
      >
        {t('resend')}
      </Button>
      {wait ? (
        <Text small muted id={waitId}>
          {t('resendLater', dayAndTime(wait, timeZoneOf(state)))}
        </Text>
      ) : null}
    </Stack>
  );
}
