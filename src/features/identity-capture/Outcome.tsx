import { useCopy } from '#src/brand/copy.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { ConfirmDetails } from './ConfirmDetails.tsx';
import { copy } from './copy.ts';
import { failureText, remedyFor, remedyText } from './failures.ts';
import type { IdentityPort, Verification } from './model.ts';

/** How the check of the document ended, or that it is still under way. */
export function Outcome({
  port,
  verification,
  onRetake,
}: {
  port: IdentityPort;
  verification: Verification;
  /** `remedy`: what has to be done again. */
  onRetake(remedy: 'photo' | 'document'): void;
}) {
  const t = useCopy(copy);
  const { state, failure, documentKind, attemptsLeft, details } = verification;
  if (state === 'READ' && details) {
    return (
      <ConfirmDetails
        port={port}
        details={details}
        verification={verification}
        onRetake={() => onRetake('document')}
      />
    );
  }
  if (state === 'FAILED') {
    return (
      <Stack gap={4}>
        <Heading level={1}>{t('failedHeading')}</Heading>
        <Text strong role="alert">
          {failureText(failure, documentKind, t)}
        </Text>
        <Text>{remedyText(failure, documentKind, t)}</Text>
        <Text>{t('triesLeft', { count: attemptsLeft })}</Text>
        <Actions>
          <Button size="large" onClick={() => onRetake(remedyFor(failure))}>
            {t(`${remedyFor(failure)}Again`)}
          </Button>
        </Actions>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      <Spinner label={t('reading')} textAfterMs={0} />
    </Stack>
  );
}
