import type { Signer } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { clockTime, signerName } from './signers.ts';
import type { useResend } from './useResend.ts';

export function ResendButton({ signer, control }: { signer: Signer; control: ReturnType<typeof useResend> }) {
  const t = useCopy(copy);
  const wait = control.notBefore(signer);
  if (wait) {
    return (
      <Text small muted>
        {t('resendLater', { time: clockTime(wait) })}
      </Text>
    );
  }
  return (
    <Button
      variant="secondary"
      size="small"
      about={t('resendTo', { name: signerName(signer) })}
      busy={control.sending === signer.uuid}
      busyLabel={t('resending')}
      onClick={() => void control.resend(signer)}
    >
      {t('resend')}
    </Button>
  );
}
