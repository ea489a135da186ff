import type { Signer } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { copy as signersCopy } from '#src/features/signers/copy.ts';
import { ResendButton } from '#src/features/signers/ResendButton.tsx';
import { nameColumn, statusColumn } from '#src/features/signers/signerColumns.tsx';
import { hasAnswered, invitationStatus, roleName, signerName } from '#src/features/signers/signers.ts';
import type { useResend } from '#src/features/signers/useResend.ts';
import { DataTable } from '#src/ui/primitives/DataTable.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import { copy } from './copy.ts';

/** Everybody who signs besides the borrower, how far each is, and what can be done about it. */
export function SignerTable({
  signers,
  resend,
  onChangeEmail,
}: {
  signers: readonly Signer[];
  resend: ReturnType<typeof useResend>;
  onChangeEmail: (signer: Signer) => void;
}) {
  const t = useCopy(copy);
  const s = useCopy(signersCopy);
  const { heloc } = useApplication();
  const zone = timeZoneOf(heloc.property.state);
  return (
    <DataTable<Signer>
      caption={s('caption')}
      rows={signers}
      rowKey={({ uuid }) => uuid}
      columns={[
        nameColumn(s),
        { key: 'email', header: s('email'), breakable: true, render: ({ email }) => email },
        { key: 'role', header: s('role'), render: ({ role }) => roleName(s, role) },
        statusColumn(s, (signer) => invitationStatus(s, signer, zone)),
        {
          key: 'actions',
          header: s('actions'),
          // Buttons say what they do; stacked, they stand in line with the words above.
          label: '',
          // A link that could not be copied stands here whole.
          breakable: true,
          render: (signer) =>
            hasAnswered(signer) ? null : (
              <Stack gap={1} align="start">
                <ResendButton signer={signer} control={resend} />
                {signer.invitationPath ? (
                  <CopyLinkButton signer={signer} path={signer.invitationPath} />
                ) : null}
                {signer.emailEditable ? (
                  <LinkButton
                    about={t('emailOf', { name: signerName(signer) })}
                    onClick={() => onChangeEmail(signer)}
                  >
                    {t('changeEmail')}
                  </LinkButton>
                ) : null}
              </Stack>
            ),
        },
      ]}
    />
  );
}
