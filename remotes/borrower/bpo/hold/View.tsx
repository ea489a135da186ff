import { message, useCopy } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { isBpo, STATED_CONDITIONS } from '#src/domain/property/valuation.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy as sharedCopy } from '../copy.ts';
import { Timeline } from '../Timeline.tsx';
import { copy } from './copy.ts';
import { Proof } from './Proof.tsx';
import { stateOf } from './states.ts';
import { Value } from './Value.tsx';

export const title = message(copy, 'pageTitle');

/** The progress of the valuation, the result of the report, and how to object to it. */
export function View() {
  const t = useCopy(copy);
  const shared = useCopy(sharedCopy);
  const { heloc, profile, status } = useApplication();
  const flow = useFlow();
  const { words, reviews } = stateOf(
    status.checklistStatus,
    heloc.valuation,
    isBpo(status.bpo, 'BPO_COMPLETE'),
  );
  const condition = heloc.valuation?.condition;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={1}>{t(`heading${words}`)}</Heading>
        {words !== 'UNACCEPTABLE' ? (
          <Text>{t(`text${words}`)}</Text>
        ) : (
          <Text>
            {isOneOf(STATED_CONDITIONS, condition)
              ? t('textUNACCEPTABLE', { condition: shared(condition).toLowerCase() })
              : t('textUNACCEPTABLEPlain')}
          </Text>
        )}
        <Text>{t('leave', { address: profile.email })}</Text>
        {words === 'UNASSIGNED' ? (
          <LinkButton onClick={() => flow.toChild('waiting')}>{t('waiting')}</LinkButton>
        ) : null}
      </Stack>
      {words === 'UNACCEPTABLE' ? <Proof /> : null}
      <Value />
      {words === 'UNACCEPTABLE' && !heloc.valuation?.proofAt ? (
        <Details summary={shared('timeline')}>
          <Timeline reviews={reviews} isInside />
        </Details>
      ) : (
        <Timeline reviews={reviews} />
      )}
      <CheckAgain copy={copy} check={flow.refresh} isSecondary={words === 'UNACCEPTABLE'} />
      <TalkToUs />
    </Stack>
  );
}
