import type { ReactNode } from 'react';
import { ContactCard } from './ContactCard.tsx';
import { Overview, type ProgressPosition } from './Overview.tsx';
import { PageFrame } from './PageFrame.tsx';

export interface PageShellProps {
  /** Undefined where nothing goes on: no progress is shown. */
  position: ProgressPosition | undefined;
  manualNotary?: boolean;
  /** Right of the logo: the application's number. */
  header?: ReactNode;
  /** Under the steps: the offer. */
  details?: ReactNode;
  /** At the upper edge of the window: the loan officer. */
  banner?: ReactNode;
  /** Above the support line: the loan officer. */
  contact?: ReactNode;
  children: ReactNode;
}

/** The page around every screen: header, progress, the screen, help, footer (docs/rules.md#page-around-a-screen). */
export function PageShell({
  position,
  manualNotary = false,
  header,
  banner,
  details,
  contact,
  children,
}: PageShellProps) {
  return (
    <PageFrame
      header={header}
      banner={banner}
      overview={
        position ? (
          <Overview {...position} manualNotary={manualNotary}>
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
