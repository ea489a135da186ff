import { useId } from 'react';
import { message, useCopy, useLegal } from '#src/brand/copy.tsx';
import { useCreditBureaus } from '#src/brand/useCreditBureaus.ts';
import { CREDIT_BUREAUS, findBureau } from '#src/domain/person/creditBureaus.ts';
import { formatList } from '#src/domain/text/format.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Bureaus } from './Bureaus.tsx';
import { copy } from './copy.ts';
import { NextSteps } from './NextSteps.tsx';

export const title = message(copy, 'heading');

/** After this many tries support can help more than another retry, which the page says. */
const ASK_AFTER = 3;

export function View() {
  const t = useCopy(copy);
  const legal = useLegal();
  const flow = useFlow();
  const { heloc, status } = useApplication();
  const stillId = useId();
  // A freeze that was lifted by phone, or by our staff, is noticed without a press.
  useRefetchWhileVisible(flow.recheck);
  const tries = heloc.creditFreeze?.failedTries ?? 0;
  const facts = useCreditBureaus();
  const named = CREDIT_BUREAUS.filter((code) =>
    heloc.creditFreeze?.bureaus.some((name) => findBureau(name) === code),
  );
  const bureaus = named.length > 0 ? named : CREDIT_BUREAUS;
  const isHard = status.checklistStatus === 'HARD_CREDIT_LOCKED_OR_FROZEN';
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        {/* After a failed retry the focus returns here, so that a screen reader reads the message. */}
        <Heading level={1} aria-describedby={tries > 0 ? stillId : undefined}>
          {t(tries > 0 ? 'stillHeading' : 'heading')}
        </Heading>
        {tries > 0 ? (
          <Alert tone="warning" quiet>
            <span id={stillId}>{tries < ASK_AFTER ? t('still') : t('support', { count: tries })}</span>
          </Alert>
        ) : null}
        <Text>
          {named.length > 0
            ? t('who', { bureaus: formatList(named.map((code) => facts[code].name)) })
            : t('anyone')}
        </Text>
        <Text>{t('noDecline')}</Text>
      </Stack>
      <Stack gap={1} as="section">
        <Heading level={2}>{t('steps')}</Heading>
        <ol>
          {t('stepItems').map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
        <Details summary={t('difference')}>
          <Text>{t('differenceText')}</Text>
        </Details>
      </Stack>
      <Bureaus bureaus={bureaus} />
      <Stack gap={2}>
        <Text small>{legal(isHard ? 'hardCheckNote' : 'softCheckNote')}.</Text>
        <NextSteps />
      </Stack>
      <TalkToUs />
    </Stack>
  );
}
