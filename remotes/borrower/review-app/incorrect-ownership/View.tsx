import { message, useCopy } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { OWNERSHIP_ANSWERS, openTitleQuestion } from '#src/domain/property/propertyAnswers.ts';
import { formatList } from '#src/domain/text/format.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Reviewing } from '#src/features/flow/Reviewing.tsx';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { OwnershipForm } from './OwnershipForm.tsx';

export const title = message(copy, 'pageTitle');

export function View() {
  const t = useCopy(copy);
  const { heloc, profile } = useApplication();
  const answer = heloc.ownershipAnswer?.answer;
  const isAsked = openTitleQuestion(heloc) === 'OWNERSHIP';
  const box = useNewHeading(isAsked ? 'form' : 'review');
  return (
    <div ref={box}>
      {isAsked ? (
        <Question />
      ) : (
        // Opened by its address while nothing is asked: the page says that there is nothing to answer.
        <Reviewing copy={copy} heading={t('reviewHeading')}>
          {isOneOf(OWNERSHIP_ANSWERS, answer) ? (
            <Text>{t('answered', { answer: t(`answer${answer}`) })}</Text>
          ) : null}
          <Text>{t('review', { address: profile.email })}</Text>
        </Reviewing>
      )}
    </div>
  );
}

function Question() {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const names = heloc.property.ownerNames ?? [];
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>
          {names.length > 0 ? t('heading', { names: formatList(names) }) : t('headingUnknown')}
        </Heading>
        <Text>{t('intro', { name: fullName(heloc.owner) })}</Text>
      </Stack>
      <OwnershipForm />
      <TalkToUs />
    </Stack>
  );
}
