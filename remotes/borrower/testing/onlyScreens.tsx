import { Route, Routes } from 'react-router';
import { ApplicationGate } from '#src/features/application/ApplicationGate.tsx';
import type { ScreenDefinition } from '#src/features/screens/defineScreen.ts';
import { ScreenHost } from '#src/features/screens/ScreenHost.tsx';
import type { TestedRemote } from '#src/testing/screenCalls.ts';
import { STATUS_TABLE } from '../statusTable.ts';
import { borrower } from './remote.ts';

function OnlyScreens({ screens }: { screens: readonly ScreenDefinition[] }) {
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

/** An application that has these screens and nothing else. */
export const onlyScreens = (screens: readonly ScreenDefinition[]): TestedRemote => ({
  ...borrower,
  pages: screens,
  App: OnlyScreens.bind(undefined, { screens }),
});
