import type { ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { LEGACY_PATH, VERSION_2_PATH } from '#src/domain/registration/registrationPaths.ts';
import { FreshFlags } from '#src/features/flags/FreshFlags.tsx';
import { MaintenanceGate } from '#src/features/maintenance/MaintenanceGate.tsx';
import { GlobalOverlay } from '#src/features/processing/GlobalOverlay.tsx';
import { LazyPage } from '#src/features/shell/LazyPage.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
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

/** Removes prefilled answers from the address outside registration, so that they are not passed on to a login. */
function WithoutPrefill({ children = <Outlet /> }: { children?: ReactNode }) {
  return usePrefillRemoval('other-page') ? null : <>{children}</>;
}

/** At the base path itself, often the page of an embed, a visitor starts (docs/rules.md#start-of-an-embed). */
function Start() {
  const { auth, initialPath } = useRuntime();
  const { search, hash } = useLocation();
  if (initialPath !== '/' && !auth.isSignedIn()) {
    return <Navigate replace to={{ pathname: initialPath, search, hash }} />;
  }
  return (
    <WithoutPrefill>
      <LazyPage name="*" load={unknownPath} />
    </WithoutPrefill>
  );
}

/** Every address of the borrower remote. What an applicant does not need at first is loaded when it is asked for. */
export function App() {
  useUnfinishedFollowUp();
  return (
    <>
      <FreshFlags />
      <MaintenanceGate>
        <Routes>
          <Route index element={<Start />} />
          <Route element={<Registration />}>
            <Route path={`${VERSION_2_PATH}/*`} element={<Version2 />} />
            <Route path={`${LEGACY_PATH}/*`} element={<LazyPage name="register" load={legacyFlow} />} />
          </Route>
          <Route element={<WithoutPrefill />}>
            {PAGES.map(([path, load]) => (
              <Route key={path} path={path} element={<LazyPage key={path} name={path} load={load} />} />
            ))}
          </Route>
        </Routes>
        <GlobalOverlay />
      </MaintenanceGate>
    </>
  );
}
