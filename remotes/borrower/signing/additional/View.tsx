import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { Signer } from '#src/api/contract/parts.ts';
import { postSignersContinue } from '#src/api/contract/signers.ts';
import { signersQuery } from '#src/api/queries/signers.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useLeave } from '#src/features/leave-survey/useLeave.tsx';
import { LoadFailed } from '#src/features/loading/LoadFailed.tsx';
import { isFirstTry } from '#src/features/screens/isFirstTry.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { NeedsToTalk } from '#src/features/signers/NeedsToTalk.tsx';
import { useResend } from '#src/features/signers/useResend.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFailure } from '#src/ui/form/failure.tsx';
import { useAction } from '#src/ui/form/useAction.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { AddSigner } from './AddSigner.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { copy } from './copy.ts';
import { ReportPerson } from './ReportPerson.tsx';
import { SignerTable } from './SignerTable.tsx';

export const title = message(copy, 'heading');

type Open = { kind: 'add' } | { kind: 'report' } | { kind: 'email'; signer: Signer };

export function View() {
  const t = useCopy(copy);
  const failureOf = useFailure('signers');
  const runtime = useRuntime();
  const { uuid, profile } = useApplication();
  const { leave, dialog } = useLeave();
  const flow = useFlow();
  const query = useQuery(signersQuery(runtime.api, uuid));
  const resend = useResend();
  const { statusMessage, setStatusMessage } = resend;
  const [open, setOpen] = useState<Open>();
  const submit = useSubmit(() => runtime.api.call(postSignersContinue, { params: { uuid } }));
  useRefetchWhileVisible(async () => {
    await Promise.all([query.refetch({ throwOnError: true }), flow.recheck()]);
  });

  const close = () => setOpen(undefined);
  const changed = (text: ReactElement) => {
    setStatusMessage({ tone: 'success', text });
    close();
    void query.refetch();
  };
  // What comes of it is one of the page's messages, of which only the latest is shown.
  const proceed = useAction(async () => {
    setStatusMessage(undefined);
    try {
      await submit(undefined);
    } catch (error) {
      setStatusMessage({ tone: 'error', text: failureOf(error) });
      await query.refetch();
    }
  });
  const { signers = [], allSigned = false } = query.data ?? {};

  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{t('intro')}</Text>
      <Details summary={t('explainSummary')}>
        <ul>
          {t('explain').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Details>
      {query.isPending ? <Spinner /> : null}
      {query.isError ? (
        <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} again={t('again')}>
          {t('loadFailed')}
        </LoadFailed>
      ) : null}
      {query.isSuccess && signers.length === 0 ? <Text>{t('nobody')}</Text> : null}
      {signers.length > 0 ? (
        <SignerTable
          signers={signers}
          resend={resend}
          onChangeEmail={(signer) => setOpen({ kind: 'email', signer })}
        />
      ) : null}
      <NeedsToTalk signers={signers} />
      {statusMessage ? <Alert tone={statusMessage.tone}>{statusMessage.text}</Alert> : null}
      {isFirstTry(query) ? null : (
        <>
          <Actions>
            <Button variant="secondary" onClick={() => setOpen({ kind: 'add' })}>
              {t('add')}
            </Button>
            {signers.length > 0 ? (
              <LinkButton onClick={() => setOpen({ kind: 'report' })}>{t('report')}</LinkButton>
            ) : null}
          </Actions>
          {query.isSuccess ? (
            <Text>{allSigned ? t('allSigned') : t('waiting', { address: profile.email })}</Text>
          ) : null}
          <Actions>
            {allSigned ? (
              <Button size="large" busy={proceed.busy} onClick={proceed.run}>
                {t('continue')}
              </Button>
            ) : null}
            <Button variant="secondary" onClick={leave}>
              {t('later')}
            </Button>
          </Actions>
        </>
      )}
      {allSigned ? null : <TalkToUs />}
      {dialog}
      {open?.kind === 'add' ? <AddSigner onClose={close} onAdded={changed} /> : null}
      {open?.kind === 'report' ? <ReportPerson signers={signers} onClose={close} onSent={changed} /> : null}
      {open?.kind === 'email' ? (
        <ChangeEmail signer={open.signer} onClose={close} onChanged={changed} />
      ) : null}
    </Stack>
  );
}
