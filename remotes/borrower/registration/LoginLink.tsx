import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { visuallyHidden, WIDE } from '#src/ui/primitives/styles.ts';
import { copy } from './copy.ts';

/** Stands on the header's own ground. */
const Login = styled(LinkButton)`
  color: inherit;
`;

/** Where there is room for it beside the logo. */
const Question = styled.span`
  ${visuallyHidden}
  ${WIDE} {
    all: unset;
  }
`;

/** For a visitor who has an account already; they come back to this step, signed in. */
export function LoginLink() {
  const t = useCopy(copy);
  const { auth, signIn } = useRuntime();
  const signedIn = useExternalValue(auth.subscribe, auth.isSignedIn);
  return signedIn ? null : (
    <span>
      <Question>{t('haveAccount')} </Question>
      <Login onClick={() => signIn()}>{t('logIn')}</Login>
    </span>
  );
}
