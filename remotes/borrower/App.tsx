import type { ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { LEGACY_PATH, VERSION_2_PATH } from '#src/domain/registrationPaths.ts';
import { MaintenanceGate } from '#src/features/maintenance/MaintenanceGate.tsx';
import { GlobalOverlay } from '#src/features/processing/GlobalOverlay.tsx';
import { OnDemandPage } from '#src/features/shell/OnDemandPage.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFreshFlags } from '#src/platform/useFreshFlags.ts';
import { applicationPages } from './applicationPages.ts';
import { pages } from './pages.ts';
import { useUnfinishedFollowUp } from './registration/create/useUnfinishedFollowUp.ts';
import { usePrefillRemoval } from './registration/prefill/usePrefillRemoval.ts';
import { Registration } from './registration/Registration.tsx';
import { Version2 } from './registration/Version2.tsx';

const legacyFlow = () =>
  import(/* webpackChunkName: "registration" */ './registration/legacy/LegacyFlow.tsx');
const unknownPath = () => import(/* webpackChunkName: "pages" */ './UnknownPath.tsx');

/** Every page beside registration. */
const PAGES = [
  ...pages.map(([{ path }, load]) => [path, load] as const),
  [':uuid/*', applicationPages],
  ['*', unknownPath],
] as const;

/** Only registration reads answers from the address; elsewhere they are removed, or a login would get them too. */
function Unread({ children = <Outlet /> }: { children?: ReactNode }) {
  return usePrefillRemoval('other-page') ? null : children;
}

/** At the base path itself, often the page of an embed, a visitor starts (docs/rules.md#start-of-an-embed). */
function Start() {
  const { auth, initialPath } = useRuntime();
  const { search, hash } = useLocation();
  if (initialPath !== '/' && !auth.isSignedIn()) {
    return <Navigate replace to={{ pathname: initialPath, search, hash }} />;
  }
  return (
    <Unread>
      <OnDemandPage name="*" load={unknownPath} />
    </Unread>
  );
}

/** Every address of the borrower remote. What an applicant does not need at first is loaded when it is asked for. */
export function App() {
  useUnfinishedFollowUp();
  useFreshFlags();
  return (
    <MaintenanceGate>
      <Routes>
        <Route index element={<Start />} />
        <Route element={<Registration />}>
          <Route path={`${VERSION_2_PATH}/*`} element={<Version2 />} />
          <Route path={`${LEGACY_PATH}/*`} element={<OnDemandPage name="register" load={legacyFlow} />} />
        </Route>
        <Route element={<Unread />}>
          {PAGES.map(([path, load]) => (
            <Route key={path} path={path} element={<OnDemandPage key={path} name={path} load={load} />} />
          ))}
        </Route>
      </Routes>
      <GlobalOverlay />
    </MaintenanceGate>
  );
}
