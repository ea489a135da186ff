import { useCopy } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { DELINQUENCY_ANSWERS } from '#src/domain/person/delinquency.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** What was sent, who reviews it, for how long, and that one need not wait here. */
export function Answered({ answer }: { answer: string }) {
  const t = useCopy(copy);
  const { profile } = useApplication();
  return (
    <Stack gap={2}>
      {isOneOf(DELINQUENCY_ANSWERS, answer) ? (
        <Text>{t('answered', { answer: t(`answer${answer}`) })}</Text>
      ) : null}
      <Text>{t('reviewing', { address: profile.email })}</Text>
      <CheckAgain copy={copy} />
    </Stack>
  );
}
