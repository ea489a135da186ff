import { message, useCopy } from '#src/brand/copy.tsx';
import { stepsUntil } from '#src/domain/application/stepsUntil.ts';
import { formatLongDate, parseDate } from '#src/domain/dates/dates.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Reviewing } from '#src/features/flow/Reviewing.tsx';
import { StepList } from '#src/ui/layout/StepList.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'pageTitle');

const STEPS = ['RECEIVED', 'CREDIT', 'PROPERTY', 'DECISION'] as const;

export function View() {
  const t = useCopy(copy);
  const { heloc, profile } = useApplication();
  const { step, expectedBy } = heloc.underwriting ?? {};
  const expected = parseDate(expectedBy ?? '');
  return (
    <Reviewing copy={copy} heading={t('heading')}>
      <Text strong>{expected ? t('expected', { date: formatLongDate(expected) }) : t('usual')}</Text>
      <Text>{t('nothing', { address: profile.email })}</Text>
      <Stack as="section" gap={1}>
        <Heading level={2}>{t('steps')}</Heading>
        <StepList
          steps={stepsUntil(STEPS, step ?? 'CREDIT').map(({ name, state }) => ({
            label: t(`step${name}`),
            state,
          }))}
        />
      </Stack>
    </Reviewing>
  );
}
