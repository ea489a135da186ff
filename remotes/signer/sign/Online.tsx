import { useCopy } from '#src/brand/copy.tsx';
import { fullName } from '#src/domain/person/nameText.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { useLocationAlert } from '#src/features/location-alert/useLocationAlert.tsx';
import { NotaryHours } from '#src/features/notary/hours/NotaryHours.tsx';
import { OnlineIntro } from '#src/features/notary/online/OnlineIntro.tsx';
import { useWhyNot } from '#src/features/notary/online/useWhyNot.ts';
import type { NotaryPort } from '#src/features/notary/port.ts';
import { useJoin } from '#src/features/notary/session/useJoin.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useSigner } from '../flow/SignerContext.ts';
import type { SignerNotary } from '../notary/queries.ts';
import { copy } from './copy.ts';

interface OnlineProps {
  port: NotaryPort;
  notary: SignerNotary;
  onJoined(): void;
  onInPerson(): void;
  /** It may have closed or been locked since the page was opened. */
  onRefused(): Promise<unknown>;
}

/** A session by video can begin: what to have at hand, tests, join. */
export function Online({ port, notary, onJoined, onInPerson, onRefused }: OnlineProps) {
  const t = useCopy(copy);
  const quote = useWording();
  const { applicationUuid, legalName, property } = useSigner();
  const question = useLocationAlert(applicationUuid);
  const join = useJoin(port);
  const tries = notary.failure === 'KBA_FAILED' ? notary.questionAttemptsLeft : undefined;
  const whyNot = useWhyNot(notary, copy, property.state);
  const { run, busy, failure } = useAction(async () => {
    try {
      const hasBegun = await join({
        askLocation: question.ask,
        consentVersion: notary.recordingConsentVersion,
        shown: [quote('CONTINUED', 'NOTARY_RECORDING', t('recorded'))],
      });
      if (hasBegun) onJoined();
    } catch (error) {
      await onRefused();
      throw error;
    }
  });
  return (
    <>
      <OnlineIntro
        port={port}
        hours={notary}
        copy={copy}
        items={t('readyItems')}
        askLocation={question.ask}
        onReturn={onJoined}
      />
      <Stack gap={1}>
        <Text strong>{t('signingAs', { name: fullName(legalName) })}</Text>
        <Text>{t('recorded')}</Text>
        {tries ? <Text>{t('questionsLeft', { count: tries })}</Text> : null}
        <Text>{t('limit')}</Text>
        {whyNot ? <Text>{whyNot}</Text> : null}
      </Stack>
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      <Actions>
        <Button
          size="large"
          busy={busy}
          busyLabel={t('joining')}
          aria-disabled={whyNot !== undefined || undefined}
          onClick={run}
        >
          {t('join')}
        </Button>
        <Button variant="secondary" onClick={onInPerson}>
          {t('pick')}
        </Button>
        <LinkButton onClick={onInPerson}>{t('noVideo')}</LinkButton>
      </Actions>
      <NotaryHours />
      {question.alert}
    </>
  );
}
