import { useId } from 'react';
import { message, useCopy } from '#src/brand/copy.tsx';
import { SSN_ATTEMPTS } from '#src/domain/person/ssn.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { SsnForm } from './SsnForm.tsx';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const missedId = useId();
  const attemptsLeft = heloc.ssnAttemptsLeft ?? undefined;
  const missed = attemptsLeft !== undefined && attemptsLeft < SSN_ATTEMPTS;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        {/* After a number that matched no file the focus returns here, so that a screen reader reads the message. */}
        <Heading level={1} aria-describedby={missed ? missedId : undefined}>
          {t(missed ? 'missedHeading' : 'heading')}
        </Heading>
        {missed ? (
          <Alert tone="warning" quiet>
            <span id={missedId}>{t('missed')}</span>
          </Alert>
        ) : (
          <Text>{t('why')}</Text>
        )}
      </Stack>
      {/* The form is remounted for another try, so that nothing of the previous number is left in it. */}
      <SsnForm key={attemptsLeft} attemptsLeft={missed ? undefined : attemptsLeft} />
    </Stack>
  );
}
