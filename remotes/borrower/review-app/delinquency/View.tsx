import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Answered } from './Answered.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const rows = heloc.delinquencies ?? [];
  const answer = heloc.delinquencyAnswer?.answer;
  const box = useNewHeading(answer ? 'review' : 'form');
  return (
    <Stack gap={4} ref={box}>
      <Stack gap={2}>
        <Heading level={1}>{t(answer ? 'answeredHeading' : 'heading')}</Heading>
        {answer ? null : <Text>{t('intro')}</Text>}
      </Stack>
      {answer ? <Answered answer={answer} /> : null}
      {rows.length > 0 ? (
        <Stack gap={1} as="section">
          <Heading level={2}>{t('accounts')}</Heading>
          <SummaryList
            rows={rows.map(({ uuid, creditor, mask, monthsPastDue: count }) => ({
              key: uuid,
              term: mask ? t('account', { creditor, mask }) : creditor,
              value: count ? t('months', { count }) : t('unknown'),
            }))}
          />
        </Stack>
      ) : null}
      {answer ? null : <AnswerForm />}
      <TalkToUs />
    </Stack>
  );
}
