import { useMemo } from 'react';
import type { Notary } from '#src/api/contract/notary.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { STAGE_TIME } from '#src/domain/application/progress.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { dayAndTime } from '#src/domain/text/format.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { useLocationAlert } from '#src/features/location-alert/useLocationAlert.tsx';
import { DeviceChecks } from '#src/features/notary/devices/DeviceChecks.tsx';
import { HoursBadge } from '#src/features/notary/hours/HoursBadge.tsx';
import { lockedUntil } from '#src/features/notary/hours/hours.ts';
import { NotaryHours } from '#src/features/notary/hours/NotaryHours.tsx';
import { OpenSession } from '#src/features/notary/OpenSession.tsx';
import { useJoin } from '#src/features/notary/session/useJoin.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useNotaryPort } from '../useNotaryPort.ts';
import { copy } from './copy.ts';
import { OtherSigners } from './OtherSigners.tsx';
import { type JoinValues, joinSchema } from './schema.ts';

/** A video session can begin: what to have at hand, tests, consent to the recording, join. */
export function Online({ notary, onClosed }: { notary: Notary; onClosed: () => Promise<unknown> }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const quote = useWording();
  const { pricing } = useBrand();
  const { now } = useRuntime();
  const port = useNotaryPort();
  const { uuid, heloc } = useApplication();
  const flow = useFlow();
  const question = useLocationAlert(uuid);
  const join = useJoin(port);
  const schema = useMemo(() => joinSchema(t('consentMissing')), [t]);

  const lock = lockedUntil(notary.retryAt, now());
  const whyNot = lock
    ? t('locked', dayAndTime(lock, timeZoneOf(heloc.property.state)))
    : notary.open
      ? undefined
      : t('closedText');

  const submit = async () => {
    try {
      const hasBegun = await join({
        askLocation: question.ask,
        consentVersion: notary.recordingConsentVersion,
        shown: [quote('ACCEPTED', 'NOTARY_RECORDING', legal('recordingConsent'))],
      });
      if (!hasBegun) return;
    } catch (error) {
      // It may have closed or been locked since the page was opened; the badge then says so.
      await onClosed();
      throw error;
    }
    flow.toChild('session');
  };

  return (
    <>
      <Text>
        {t('time', { minutes: STAGE_TIME.ENOTARY.minutes })} {t('intro')}
      </Text>
      <div role="status">
        <HoursBadge {...notary} />
      </div>
      <NotaryHours />
      <OpenSession port={port} onReturn={() => flow.toChild('session')} />
      <Stack as="section">
        <Heading level={2}>{t('ready')}</Heading>
        <ul>
          {t('readyItems').map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Stack>
      <DeviceChecks load={port.loadSample} askLocation={question.ask} />
      <OtherSigners signers={notary.signers} />
      <ApplicationForm<JoinValues>
        sensitive={['recordingConsent']}
        schema={schema}
        onSubmit={submit}
        submitLabel={t('join')}
        submitDisabled={whyNot !== undefined}
        footer={
          <>
            {whyNot ? <Text>{whyNot}</Text> : null}
            <Text>{t('instead', { fee: formatWholeMoney(notary.fee ?? pricing.manualNotaryFee) })}</Text>
          </>
        }
        secondary={
          <>
            <Button variant="secondary" onClick={() => flow.toChild('schedule')}>
              {t('pick')}
            </Button>
            <LinkButton onClick={() => flow.toChild('schedule')}>{t('noVideo')}</LinkButton>
            <LinkButton onClick={() => flow.toChild('schedule')}>{t('noTaxId')}</LinkButton>
          </>
        }
      >
        <CheckboxField name="recordingConsent" label={legal('recordingConsent')} />
      </ApplicationForm>
      {question.alert}
    </>
  );
}
