import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { documentsQuery } from '#src/api/queries/documents.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { formatLongDate, parseDate } from '#src/domain/dates/dates.ts';
import { dayIn } from '#src/domain/dates/timeZones.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { isFirstTry } from '#src/features/screens/isFirstTry.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { CounterOffer, useCounterOffer } from './CounterOffer.tsx';
import { copy } from './copy.ts';
import { Notice } from './Notice.tsx';
import { Reconsider } from './Reconsider.tsx';
import { Rights } from './Rights.tsx';

export const title = message(copy, 'pageTitle');

/** A notice names the principal ones (docs/rules.md#declined-applications). */
const MAX_REASONS = 4;
/** The site of the three bureaus, by law. */
const FREE_REPORT = 'https://www.annualcreditreport.com/';
/** The list of counselors that the government approves. */
const COUNSELORS = 'https://www.consumerfinance.gov/find-a-housing-counselor/';

export function View() {
  const t = useCopy(copy);
  const { api, leave } = useRuntime();
  const { uuid, heloc, profile } = useApplication();
  // Of the notice, which comes above what can be done next.
  const documents = useQuery(documentsQuery(api, uuid));
  const [asking, setAsking] = useState(false);
  const [reference, setReference] = useState<string>();
  const counterOffer = useCounterOffer();
  const receipt = useFocusOn<HTMLDivElement>(reference);
  const { loanNumber, dates } = heloc;
  const reasons = (heloc.decline?.reasons ?? []).slice(0, MAX_REASONS);
  const decided = dayIn(heloc.property.state, dates.decided);
  const reapply = parseDate(dates.reapplyAfter ?? '');
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>{t('heading')}</Heading>
        <Text>
          {decided
            ? t('reviewedOn', { loanNumber, date: formatLongDate(decided) })
            : t('reviewed', { loanNumber })}{' '}
          {reasons.length > 0 ? t('reasons') : t('letter')}
        </Text>
        {reasons.length > 0 ? (
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        ) : null}
      </Stack>
      <Notice />
      {isFirstTry(documents) ? null : (
        <>
          <Stack gap={2} as="section">
            <Heading level={2}>{t('next')}</Heading>
            {counterOffer ? <CounterOffer offer={counterOffer} /> : null}
            {reapply ? <Text>{t('reapply', { date: formatLongDate(reapply) })}</Text> : null}
            <Text>
              <TextLink alone newTab href={FREE_REPORT}>
                {t('report')}
              </TextLink>
            </Text>
            <Text>
              <TextLink alone newTab href={COUNSELORS}>
                {t('counselor')}
              </TextLink>
            </Text>
            {reference ? (
              <Alert tone="success" ref={receipt}>
                {t('sent', { reference, address: profile.email })}
              </Alert>
            ) : (
              <Text>{t('reconsiderText')}</Text>
            )}
            <Actions>
              {reference ? null : (
                <Button variant={counterOffer ? 'secondary' : 'primary'} onClick={() => setAsking(true)}>
                  {t('reconsider')}
                </Button>
              )}
              <Button variant="secondary" onClick={() => leave('/dashboard')}>
                {t('dashboard')}
              </Button>
            </Actions>
          </Stack>
          <Rights />
        </>
      )}
      <TalkToUs />
      {asking ? (
        <Reconsider
          onClose={() => setAsking(false)}
          onSent={(sent) => {
            setAsking(false);
            setReference(sent);
          }}
        />
      ) : null}
    </Stack>
  );
}
