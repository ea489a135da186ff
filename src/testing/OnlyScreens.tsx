import { Route, Routes } from 'react-router';
import { STATUS_TABLE } from '#remotes/borrower/statusTable.ts';
import { ApplicationGate } from '#src/features/application/ApplicationGate.tsx';
import type { ScreenDefinition } from '#src/features/screens/defineScreen.ts';
import { ScreenHost } from '#src/features/screens/ScreenHost.tsx';

/** An application that has these screens and nothing else. */
export function OnlyScreens({ screens }: { screens: readonly ScreenDefinition[] }) {
  return (
    <Routes>
      <Route
        path=":uuid/*"
        element={
          <ApplicationGate screens={screens} table={STATUS_TABLE}>
            {(shown) => <ScreenHost screen={shown} />}
          </ApplicationGate>
        }
      />
    </Routes>
  );
}
