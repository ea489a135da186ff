import { Route, Routes } from 'react-router';
import { SIGNER_SEGMENT } from '#src/domain/remotes.js';
import { ErrorBoundary } from '#src/features/errors/ErrorBoundary.tsx';
import { FreshFlags } from '#src/features/flags/FreshFlags.tsx';
import { Redirect } from '#src/features/flow/Redirect.tsx';
import { LoadingPage } from '#src/features/loading/LoadingPage.tsx';
import { LazyComponent } from '#src/features/screens/LazyComponent.tsx';
import { ScreenHost } from '#src/features/screens/ScreenHost.tsx';
import { ContactCard } from '#src/features/shell/ContactCard.tsx';
import { PageFrame } from '#src/features/shell/PageFrame.tsx';
import { OTHER_NAMES, PATHS } from './access/paths.ts';
import { useInvitationLink } from './access/useInvitationLink.ts';
import { useSignedIn } from './access/useSignedIn.ts';
import { login } from './login/screen.ts';
import { screens } from './screens.ts';

const gate = () => import(/* webpackChunkName: "resume" */ './flow/SignerGate.tsx');

/** Every address of the signer remote, which shows no rate or credit (docs/rules.md#what-a-signer-may-see). */
export function App() {
  const isReady = useInvitationLink();
  if (!isReady) return null;
  return (
    <PageFrame help={<ContactCard />}>
      <FreshFlags />
      <Routes>
        {screens.map((screen) => (
          <Route
            key={screen.path}
            path={screen.path}
            element={screen === login ? <ScreenHost screen={screen} /> : <Private />}
          />
        ))}
        <Route path={`${PATHS.conditions}/*`} element={<Redirect to={`/${PATHS.conditions}`} />} />
        {Object.entries(OTHER_NAMES).map(([name, path]) => (
          <Route key={name} path={`${SIGNER_SEGMENT}/${name}`} element={<Redirect to={`/${path}`} />} />
        ))}
        {/* The index leads to the login, which knows who is signed in already (docs/rules.md#login-of-a-signer). */}
        <Route path="*" element={<Redirect to={`/${PATHS.login}`} />} />
      </Routes>
    </PageFrame>
  );
}

/** For signed-in signers; anybody else goes to the signers' login (docs/rules.md#public-paths). */
function Private() {
  if (!useSignedIn()) return <Redirect to={`/${PATHS.login}`} />;
  return (
    <ErrorBoundary page={SIGNER_SEGMENT}>
      <LazyComponent load={gate} page={SIGNER_SEGMENT} fallback={<LoadingPage />} />
    </ErrorBoundary>
  );
}
