import { useState } from 'react';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { neededOf, policiesOf } from '#src/features/insurance/policies.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { AskAgent } from './AskAgent.tsx';
import { Clause } from './Clause.tsx';
import { copy } from './copy.ts';
import { PolicySection } from './PolicySection.tsx';

export const title = message(copy, 'heading');

/** What is needed and how to get it: send it, have the agent send it, or find it. */
export function View() {
  const t = useCopy(copy);
  const { heloc, profile } = useApplication();
  const flow = useFlow();
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(false);
  const receipt = useFocusOn<HTMLDivElement>(asked);
  useRefetchWhileVisible(flow.refresh);
  const policies = policiesOf(heloc);
  const needed = neededOf(heloc);
  const inReview = policies.some(({ status }) => status === 'IN_REVIEW');

  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>{t('heading')}</Heading>
        <Text>{t(policies.length > 0 ? 'intro' : 'none')}</Text>
        {inReview ? <Text strong>{t('review', { address: profile.email })}</Text> : null}
        {heloc.insurance?.disasterArea ? <Alert tone="info">{t('disaster')}</Alert> : null}
        {asked ? (
          <Alert tone="success" ref={receipt}>
            {t('asked')}
          </Alert>
        ) : null}
      </Stack>
      {policies.map((policy) => (
        <PolicySection key={policy.kind} policy={policy} />
      ))}
      {needed.length > 0 ? <Clause /> : null}
      <Actions>
        {needed.length > 0 ? (
          <>
            <Button onClick={() => flow.toChild('upload')}>{t('upload')}</Button>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t('ask')}
            </Button>
          </>
        ) : null}
        <LinkButton onClick={flow.toCurrent}>{t('back')}</LinkButton>
      </Actions>
      {needed.length > 0 ? (
        <Details summary={t('help')}>
          <ul>
            {t('helpItems').map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Details>
      ) : null}
      {inReview ? <TalkToUs /> : null}
      {asking ? (
        <AskAgent
          policies={needed}
          onClose={() => setAsking(false)}
          onAsked={() => {
            setAsking(false);
            setAsked(true);
          }}
        />
      ) : null}
    </Stack>
  );
}
