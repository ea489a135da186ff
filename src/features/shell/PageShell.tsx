import type { ReactNode } from 'react';
import type { Stage } from '#src/domain/enums.ts';
import { ContactCard } from './ContactCard.tsx';
import { PageFrame } from './PageFrame.tsx';
import { ProgressCard } from './ProgressCard.tsx';

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

/** The page around every screen: header, the screen, progress and help, footer (docs/rules.md#page-around-a-screen). */
export function PageShell({
  stage,
  manualNotary = false,
  header,
  details,
  contact,
  progress,
  children,
}: PageShellProps) {
  return (
    <PageFrame
      header={header}
      aside={
        <>
          {progress}
          <ProgressCard stage={stage} manualNotary={manualNotary} />
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
