import { useQuery } from '@tanstack/react-query';
import { object } from 'yup';
import { putPaperDocuments } from '#src/api/contract/summary.ts';
import { contactQuery } from '#src/api/queries/contact.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatLongDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';

const schema = object({});

interface PausedProps {
  /** ISO time at which paper was asked for. */
  since: string;
  /** It has just been asked for, on this page. */
  isNew: boolean;
  onResumed(): void;
}

/** The documents are on their way by mail; until they are back nothing goes on but by the person's own wish. */
export function Paused({ since, isNew, onResumed }: PausedProps) {
  const t = useCopy(copy);
  const quote = useWording();
  const { api, leave } = useRuntime();
  const { uuid, heloc, profile } = useApplication();
  const flow = useFlow();
  useRefetchWhileVisible(flow.recheck);
  const heading = useFocusOn<HTMLHeadingElement>(isNew);
  const contact = useQuery(contactQuery(api, uuid));
  const { property, homeAddress } = heloc;
  const mailing = contact.data && (contact.data.mailingAddress ?? homeAddress ?? property);
  const resume = useSubmit<unknown>(
    () => {
      const shown = [quote('ACCEPTED', 'PAPER_DOCUMENTS', t('resumeText'), t('resume'))];
      return api.call(putPaperDocuments, { params: { uuid }, body: { wanted: false, shown } });
    },
    { statusStays: true, onStayed: onResumed },
  );
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {t('pausedTitle')}
        </Heading>
        <Text>
          {t('pausedText', {
            date: formatLongDate(toIsoDate(new Date(since), timeZoneOf(property.state))),
            email: profile.email,
          })}
        </Text>
        {mailing ? <Text>{t('pausedTo', { address: formatAddress(mailing) })}</Text> : null}
        <Text>{t('resumeText')}</Text>
        <FormShell
          schema={schema}
          onSubmit={resume}
          submitLabel={t('resume')}
          requiredNote={false}
          secondary={
            <Button variant="secondary" onClick={() => leave('/dashboard')}>
              {t('pausedLeave')}
            </Button>
          }
        />
        <TalkToUs />
      </Stack>
    </Card>
  );
}
