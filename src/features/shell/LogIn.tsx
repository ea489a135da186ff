import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { notifyIfSlow } from '#src/ui/form/notifyIfSlow.ts';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { copy } from './copy.ts';

/** Stands on the header's own ground. */
const Login = styled(LinkButton)`
  color: inherit;
`;

/** How long it may take to find out where to log in before that is said, in milliseconds. */
const SLOW_MS = 300;

/** For a visitor, who comes back to this page; `children` for who is signed in. */
export function LogIn({ children }: { children?: ReactNode }) {
  const t = useCopy(copy);
  const { auth, signIn } = useRuntime();
  const signedIn = useExternalValue(auth.subscribe, auth.isSignedIn);
  const [isSlow, setSlow] = useState(false);
  const done = () => setSlow(false);
  // A second press does not ask again.
  const logIn = () => void notifyIfSlow(SLOW_MS, signIn(), () => setSlow(true)).then(done, done);
  return signedIn ? <>{children}</> : <Login onClick={logIn}>{t(isSlow ? 'loggingIn' : 'logIn')}</Login>;
}
