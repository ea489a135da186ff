import { message, useCopy } from '#src/brand/copy.tsx';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { formatRatio } from '#src/domain/money/moneyText.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Choices } from './Choices.tsx';
import { copy } from './copy.ts';
import { outcomeOf, type WinbackFacts, winbackFacts } from './facts.ts';

export const title = message(copy, 'heading');

/** Why the line does not fit, in numbers, and what would make it fit. */
export function View() {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const facts = winbackFacts(heloc);
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={1}>{t('heading')}</Heading>
        {facts ? <Why facts={facts} /> : null}
      </Stack>
      {facts ? <Choices facts={facts} /> : <Unknown />}
      <TalkToUs />
    </Stack>
  );
}

/** The server is still working out what would help. */
function Unknown() {
  const t = useCopy(copy);
  const { profile } = useApplication();
  const flow = useFlow();
  return (
    <>
      <Text>{t('unknown', { address: profile.email })}</Text>
      <CheckAgain copy={copy} check={flow.refresh} />
    </>
  );
}

function Why({ facts }: { facts: WinbackFacts }) {
  const t = useCopy(copy);
  const { value, liens, line, maxCltv, maxPosition } = facts;
  const { share, fitsValue, position, fitsPosition } = outcomeOf(facts);
  return (
    <>
      {fitsValue ? null : (
        <Text>
          {t('why', {
            value: formatWholeMoney(value),
            liens: formatWholeMoney(liens),
            line: formatWholeMoney(line),
            share: formatRatio(share),
            max: formatRatio(maxCltv),
          })}
        </Text>
      )}
      {fitsPosition ? null : (
        <Text>{t('whyPosition', { max: maxPosition ?? '', position: position ?? '' })}</Text>
      )}
    </>
  );
}
