import type { Signer } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { copy as signersCopy } from '#src/features/signers/copy.ts';
import { NeedsToTalk } from '#src/features/signers/NeedsToTalk.tsx';
import { ResendButton } from '#src/features/signers/ResendButton.tsx';
import { nameColumn, statusColumn } from '#src/features/signers/signerColumns.tsx';
import { hasAnswered, invitationStatus } from '#src/features/signers/signers.ts';
import { useResend } from '#src/features/signers/useResend.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { DataTable } from '#src/ui/primitives/DataTable.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** The person is done; others are not. */
export function WaitingForOthers({ signers }: { signers: readonly Signer[] }) {
  const t = useCopy(copy);
  const s = useCopy(signersCopy);
  const { heloc, profile } = useApplication();
  const resend = useResend();
  const zone = timeZoneOf(heloc.property.state);
  return (
    <Stack>
      <Text>{t('waitingText', { address: profile.email })}</Text>
      <NeedsToTalk signers={signers} />
      {resend.statusMessage ? (
        <Alert tone={resend.statusMessage.tone}>{resend.statusMessage.text}</Alert>
      ) : null}
      <DataTable<Signer>
        caption={s('caption')}
        rows={signers}
        rowKey={({ uuid }) => uuid}
        columns={[
          nameColumn(s),
          statusColumn(s, (signer) => invitationStatus(s, signer, zone)),
          {
            key: 'actions',
            header: s('actions'),
            render: (signer) =>
              hasAnswered(signer) ? null : <ResendButton signer={signer} control={resend} />,
          },
        ]}
      />
    </Stack>
  );
}
