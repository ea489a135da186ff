import type { ReactNode } from 'react';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import type { Stage } from '#src/domain/enums.ts';
import { progressSteps } from '#src/domain/progress.ts';
import { StepList } from '#src/ui/layout/StepList.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { ContactCard } from './ContactCard.tsx';
import { copy } from './copy.ts';
import { PageFrame } from './PageFrame.tsx';

export interface PageShellProps {
  stage: Stage;
  manualNotary?: boolean;
  /** Right of the logo: the application's number. */
  header?: ReactNode;
  /** In the sidebar under the steps: the offer. */
  details?: ReactNode;
  /** In the sidebar, above the support line: the loan officer. */
  contact?: ReactNode;
  /** Above the progress steps, e.g. a registration's own progress bar. */
  progress?: ReactNode;
  children: ReactNode;
}

/** The page around every screen: header, the screen, progress and help, footer (borrower flow s2 "Page shell"). */
export function PageShell({
  stage,
  manualNotary = false,
  header,
  details,
  contact,
  progress,
  children,
}: PageShellProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  return (
    <PageFrame
      header={header}
      aside={
        <>
          {progress}
          <Card as="section">
            <Stack gap={2}>
              <Heading level={2} look={3}>
                {t('progress')}
              </Heading>
              <StepList steps={progressSteps({ stage, manualNotary })} />
              <Text small muted>
                {legal('sidebar')}
              </Text>
            </Stack>
          </Card>
          {details}
          {contact}
          <ContactCard />
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
