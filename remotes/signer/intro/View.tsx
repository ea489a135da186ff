import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { postCoDeedConsents } from '#src/api/contract/coDeed.ts';
import { message, useCopy, useLegal } from '#src/brand/copy.tsx';
import type { SignerDeclineReason } from '#src/domain/person/additionalSigner.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { EsignStatements, esignStatements } from '#src/features/legal/EsignStatements.tsx';
import { useWording } from '#src/features/legal/useWording.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useLocationAlert } from '#src/features/location-alert/useLocationAlert.tsx';
import { DeviceChecks } from '#src/features/notary/devices/DeviceChecks.tsx';
import { NotaryHours } from '#src/features/notary/hours/NotaryHours.tsx';
import { isFirstTry } from '#src/features/screens/isFirstTry.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { signerDocumentsQuery } from '../document-file/queries.ts';
import { useDocumentSample } from '../document-file/useDocumentSample.ts';
import { useSigner } from '../flow/SignerContext.ts';
import { copy } from './copy.ts';
import { Decline } from './Decline.tsx';
import { Items } from './Items.tsx';
import { type ConsentValues, consentSchema } from './schema.ts';

export const title = message(copy, 'heading');

/** Who asks, for which home, what the signature means; then the consents. */
export function View() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const signer = useSigner();
  const { applicationUuid, borrower, lender, property, isOccupant } = signer;
  const query = useQuery(signerDocumentsQuery(api, applicationUuid));
  const location = useLocationAlert(applicationUuid);
  const load = useDocumentSample();
  const [sampleOpened, setSampleOpened] = useState(false);
  const [declining, setDeclining] = useState<SignerDeclineReason>();
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>{t('heading')}</Heading>
        <Text large>{t('invited', { borrower, lender, address: formatAddress(property) })}</Text>
      </Stack>
      <Stack as="section" gap={1.5}>
        <Heading level={2}>{t('meansHeading')}</Heading>
        <Text strong>
          {t('notBorrowing')} {t('means')} {t('advice')}
        </Text>
        <Text>{t('noCheck')}</Text>
        {isOccupant ? <Text>{t('cancel')}</Text> : null}
      </Stack>
      <Stack as="section" gap={1.5}>
        <Heading level={2}>{t('itemsHeading')}</Heading>
        <Loaded query={query}>
          {({ documents }) => <Items documents={documents} onOpened={() => setSampleOpened(true)} />}
        </Loaded>
      </Stack>
      <Stack as="section" gap={1.5}>
        <Heading level={2}>{t('needHeading')}</Heading>
        <ul>
          {t('needItems').map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Stack>
      {isFirstTry(query) ? null : (
        <>
          <DeviceChecks load={load} askLocation={location.ask} />
          <Consents sampleOpened={sampleOpened} onDecline={setDeclining} />
        </>
      )}
      <NotaryHours />
      {declining ? <Decline reason={declining} onClose={() => setDeclining(undefined)} /> : null}
      {location.alert}
    </Stack>
  );
}

interface ConsentsProps {
  sampleOpened: boolean;
  onDecline(reason: SignerDeclineReason): void;
}

/** A signer's own, none of them ticked in advance. */
function Consents({ sampleOpened, onDecline }: ConsentsProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  const quote = useWording();
  const { api } = useRuntime();
  const { applicationUuid: uuid, esignVersion, recordingConsentVersion } = useSigner();
  const schema = useMemo(() => consentSchema(t, sampleOpened), [t, sampleOpened]);
  const send = useSubmit(() =>
    api.call(postCoDeedConsents, {
      params: { uuid },
      body: {
        consents: [
          { type: 'ESIGN', version: esignVersion },
          { type: 'RECORDING', version: recordingConsentVersion },
        ],
        shown: [
          quote('PROVIDED', 'SIGNER_NOTICE', t('notBorrowing'), t('means'), t('advice')),
          quote(
            'ACCEPTED',
            'ESIGN',
            legal('esignIntro'),
            ...esignStatements(legal),
            legal('esignSummaryTick'),
          ),
          quote('ACCEPTED', 'NOTARY_RECORDING', legal('recordingConsent')),
        ],
      },
    }),
  );
  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>{t('consentHeading')}</Heading>
      <FormShell<ConsentValues>
        schema={schema}
        onSubmit={send}
        submitLabel={t('start')}
        secondary={
          <>
            <LinkButton onClick={() => onDecline('NOT_OWNER')}>{t('notOwner')}</LinkButton>
            <LinkButton onClick={() => onDecline('DISAGREE')}>{t('disagree')}</LinkButton>
          </>
        }
      >
        <Stack gap={1.5}>
          <Heading level={3}>{t('esignHeading')}</Heading>
          <EsignStatements />
          <CheckboxField
            name="esign"
            label={legal('esignSummaryTick')}
            disabled={!sampleOpened}
            hint={sampleOpened ? undefined : t('esignHint')}
          />
        </Stack>
        <Stack gap={1.5}>
          <Heading level={3}>{t('recordingHeading')}</Heading>
          <CheckboxField name="recording" label={legal('recordingConsent')} />
        </Stack>
      </FormShell>
    </Stack>
  );
}
