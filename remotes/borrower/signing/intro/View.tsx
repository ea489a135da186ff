import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { postOfferReopening } from '#src/api/contract/offer.ts';
import { documentsQuery } from '#src/api/queries/documents.ts';
import { message, useCopy, useLegal } from '#src/brand/copy.tsx';
import { STAGE_TIME } from '#src/domain/application/progress.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { LeaveActions } from '#src/features/application/LeaveActions.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useLocationAlert } from '#src/features/location-alert/useLocationAlert.tsx';
import { isFirstTry } from '#src/features/screens/isFirstTry.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { questionAtom } from '../questionAtom.ts';
import { copy } from './copy.ts';
import { documentsToSign } from './documents.ts';
import { FinalTerms } from './FinalTerms.tsx';

/** A long name goes on below itself, beside its mark. */
const Listed = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: 0.375em;
  align-items: start;
`;

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const legal = useLegal();
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const flow = useFlow();
  const question = useLocationAlert(uuid);
  const [starting, setStarting] = useState(false);
  const sent = useAtomValue(questionAtom);
  const asked = sent?.uuid === uuid ? sent : undefined;
  const askedId = useId();
  const documents = useQuery(documentsQuery(api, uuid));

  const start = async () => {
    if (starting) return;
    setStarting(true);
    const location = await question.ask();
    setStarting(false);
    if (location) flow.toChild('sign');
  };

  const reopen = useSubmit<void>(() => api.call(postOfferReopening, { params: { uuid } }));
  const change = useAction(() => reopen());

  return (
    <Stack gap={4}>
      {/* After a question was sent the focus comes here, so that a screen reader reads the message. */}
      <Heading level={1} aria-describedby={asked ? askedId : undefined}>
        {t('heading')}
      </Heading>
      {asked ? (
        <Alert tone="success" quiet>
          <span id={askedId}>
            {t('asked', { reference: asked.reference, answer: t(`answer${asked.contact}`) })}
          </span>
        </Alert>
      ) : null}
      <Text>
        {t('time', { minutes: STAGE_TIME.SIGNING.minutes })} {t('intro')}
      </Text>
      <FinalTerms />
      <Stack as="section">
        <Heading level={2}>{t('documents')}</Heading>
        {isFirstTry(documents) ? (
          <Spinner />
        ) : (
          <Stack as="ul" gap={1}>
            {documentsToSign(heloc, documents.data?.documents ?? [], t).map(({ key, title, withNotary }) => (
              <Listed key={key}>
                <Icon name="file" />
                <span>
                  {title}
                  {withNotary ? <> ({t('withNotary')})</> : null}
                </span>
              </Listed>
            ))}
          </Stack>
        )}
        {heloc.property.occupancyType === 'HOME' ? <Text small>{legal('rightToCancel')}</Text> : null}
      </Stack>
      {heloc.property.state === 'TX' ? (
        <Alert tone="info">
          <Text>{t('texasCopies')}</Text>
          <Text>{t('texasItemized')}</Text>
        </Alert>
      ) : null}
      {change.failure ? <Alert tone="error">{change.failure}</Alert> : null}
      {isFirstTry(documents) ? null : (
        <Actions>
          <Button size="large" onClick={() => void start()}>
            {t('start')}
          </Button>
          <Button variant="secondary" onClick={() => flow.toChild('support')}>
            {t('question')}
          </Button>
          <Button variant="secondary" busy={change.busy} busyLabel={t('changing')} onClick={change.run}>
            {t('change')}
          </Button>
          <LeaveActions />
        </Actions>
      )}
      {question.alert}
    </Stack>
  );
}
