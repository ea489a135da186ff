import { useLocation } from 'react-router';
import { findScreen } from '#src/features/flow/match.ts';
import { ScreenHost } from '#src/features/screens/ScreenHost.tsx';
import { ContactCard } from '#src/features/shell/ContactCard.tsx';
import { PageFrame } from '#src/features/shell/PageFrame.tsx';
import { SideBar } from '#src/features/shell/SideBar.tsx';
import { notices } from './screens.ts';
import { support } from './support/screen.ts';

/** The small pages beside the application; anyone may see them (docs/rules.md#public-paths). */
export function View() {
  const screen = findScreen(notices, useLocation().pathname.slice(1))?.screen;
  if (!screen) return null;
  return (
    <PageFrame
      help={
        <>
          <SideBar />
          {/* The page on how to reach a person is that itself. */}
          {screen === support ? null : <ContactCard />}
        </>
      }
    >
      <ScreenHost screen={screen} />
    </PageFrame>
  );
}
