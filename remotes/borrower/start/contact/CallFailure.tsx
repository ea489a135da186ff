import { useCopy } from '#src/brand/copy.tsx';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { failureText } from '#src/ui/form/failure.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';

/** Why a call beside the form failed; a text is shown as it is. */
export function CallFailure({ cause }: { cause: unknown }) {
  const t = useCopy(uiCopy);
  return <Alert tone="error">{typeof cause === 'string' ? cause : failureText(cause, t)}</Alert>;
}
