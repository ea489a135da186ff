import { useMemo } from 'react';
import { postFloodAcknowledgement } from '#src/api/contract/review.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { formatLongDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { neededOf } from '#src/features/insurance/policies.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { type FloodValues, floodSchema } from './schema.ts';

/** The home lies in a hazard area: the notice that the law requires, and a confirmation that it was read. */
export function HazardNotice({ zone }: { zone: string | null | undefined }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const quote = useWording();
  const { api, now } = useRuntime();
  const { uuid, heloc } = useApplication();
  const today = toIsoDate(now(), timeZoneOf(heloc.property.state));
  const schema = useMemo(() => floodSchema(t('missing')), [t]);
  const flow = useFlow();
  const shown = [quote('ACCEPTED', 'FLOOD_NOTICE', legal('floodNotice'), legal('floodAcknowledgement'))];
  const acknowledge = ({ acknowledged }: FloodValues) =>
    api.call(postFloodAcknowledgement, { params: { uuid }, body: { acknowledged, shown } });
  const submit = useSubmit(acknowledge);
  // The status stays until the home is insured, and this page says how.
  const readFirst = useSubmit(acknowledge, { statusStays: true, onStayed: () => flow.toChild('insurance') });
  const isInsured = neededOf(heloc).length === 0;
  return (
    <>
      <Heading level={1}>{t('noticeHeading')}</Heading>
      <Text>{t('noticeIntro')}</Text>
      <Stack gap={1} as="section">
        <Heading level={2}>{t('notice')}</Heading>
        <SummaryList
          rows={[
            { term: t('home'), value: formatAddress(heloc.property) },
            ...(zone ? [{ term: t('zone'), value: zone }] : []),
          ]}
        />
        <Text>{legal('floodNotice')}</Text>
      </Stack>
      <ApplicationForm<FloodValues>
        sensitive={['acknowledged']}
        schema={schema}
        onSubmit={isInsured ? submit : readFirst}
        submitLabel={t('submit')}
      >
        <CheckboxField name="acknowledged" label={legal('floodAcknowledgement')} />
        <Text>{t('dated', { date: formatLongDate(today) })}</Text>
      </ApplicationForm>
    </>
  );
}
