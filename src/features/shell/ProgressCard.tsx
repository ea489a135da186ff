import { memo } from 'react';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import type { Stage } from '#src/domain/enums.ts';
import { progressSteps } from '#src/domain/progress.ts';
import { StepList } from '#src/ui/layout/StepList.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

interface ProgressCardProps {
  stage: Stage;
  manualNotary: boolean;
}

/** "Application progress": how far one is; it stays as it is from screen to screen. */
export const ProgressCard = memo(function ProgressCard({ stage, manualNotary }: ProgressCardProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  const steps = progressSteps({ stage, manualNotary }).map((step) => ({
    label: t(`stage${step.stage}`),
    state: step.state,
  }));
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading level={2} look={3}>
          {t('progress')}
        </Heading>
        <StepList steps={steps} />
        <Text small muted>
          {legal('sidebar')}
        </Text>
      </Stack>
    </Card>
  );
});
