import { useMemo } from 'react';
import type { Notary } from '#src/api/contract/notary.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { useLocationAlert } from '#src/features/location-alert/useLocationAlert.tsx';
import { NotaryHours } from '#src/features/notary/hours/NotaryHours.tsx';
import { OnlineIntro } from '#src/features/notary/online/OnlineIntro.tsx';
import { useWhyNot } from '#src/features/notary/online/useWhyNot.ts';
import { useJoin } from '#src/features/notary/session/useJoin.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
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
  const port = useNotaryPort();
  const { uuid, heloc } = useApplication();
  const flow = useFlow();
  const question = useLocationAlert(uuid);
  const join = useJoin(port);
  const schema = useMemo(() => joinSchema(t('consentMissing')), [t]);

  const whyNot = useWhyNot(notary, copy, heloc.property.state);

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
      <OnlineIntro
        port={port}
        hours={notary}
        copy={copy}
        items={t('readyItems')}
        askLocation={question.ask}
        onReturn={() => flow.toChild('session')}
      />
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
      <NotaryHours />
      {question.alert}
    </>
  );
}
