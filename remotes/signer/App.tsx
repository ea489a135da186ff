import { useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { Redirect } from '#src/features/flow/Redirect.tsx';
import { ScreenHost } from '#src/features/screens/ScreenHost.tsx';
import { ContactCard } from '#src/features/shell/ContactCard.tsx';
import { PageFrame } from '#src/features/shell/PageFrame.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { login } from './access/login/screen.ts';
import { PATHS } from './access/paths.ts';
import { resume } from './access/resume/screen.ts';
import { useInvitationLink } from './access/useInvitationLink.ts';
import { useSignedIn } from './access/useSignedIn.ts';

/** Every address of the signer remote, which shows no rate or credit (docs/rules.md#what-a-signer-may-see). */
export function App() {
  const { flags } = useRuntime();
  const isReady = useInvitationLink();
  useEffect(() => {
    const timer = setTimeout(() => void flags.refresh(), 0);
    return () => clearTimeout(timer);
  }, [flags]);
  if (!isReady) return null;
  return (
    <PageFrame aside={<ContactCard />}>
      <Routes>
        <Route path="heloc-signer/login" element={<ScreenHost screen={login} />} />
        <Route path="heloc-signer/resume" element={<Private />} />
        {/* The index leads to the login, which knows who is signed in already (docs/rules.md#login-of-a-signer). */}
        <Route path="*" element={<Redirect to={PATHS.login} />} />
      </Routes>
    </PageFrame>
  );
}

/** For signed-in signers; anybody else goes to the signers' login (docs/rules.md#public-paths). */
function Private() {
  return useSignedIn() ? <ScreenHost screen={resume} /> : <Redirect to={PATHS.login} />;
}
