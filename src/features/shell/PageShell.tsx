import type { ReactNode } from 'react';
import type { Stage } from '#src/domain/enums.ts';
import { ContactCard } from './ContactCard.tsx';
import { Overview } from './Overview.tsx';
import { PageFrame } from './PageFrame.tsx';
import type { NamedSubstep } from './substep.ts';

export interface PageShellProps {
  /** Undefined where nothing goes on: no progress is shown. */
  stage: Stage | undefined;
  manualNotary?: boolean;
  /** Right of the logo: the application's number. */
  header?: ReactNode;
  /** Under the steps: the offer. */
  details?: ReactNode;
  /** Above the support line: the loan officer. */
  contact?: ReactNode;
  /** Where within its stage a page is that knows it before its screen is there. */
  substep?: NamedSubstep;
  children: ReactNode;
}

/** The page around every screen: header, progress, the screen, help, footer (docs/rules.md#page-around-a-screen). */
export function PageShell({
  stage,
  manualNotary = false,
  header,
  details,
  contact,
  substep,
  children,
}: PageShellProps) {
  return (
    <PageFrame
      header={header}
      overview={
        stage ? (
          <Overview stage={stage} manualNotary={manualNotary} substep={substep}>
            {details}
          </Overview>
        ) : undefined
      }
      help={
        <>
          {contact}
          <ContactCard />
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
