import { type ReactNode, useLayoutEffect } from 'react';
import { Alert } from '#src/ui/primitives/Alert.tsx';

interface NothingToSendProps {
  /** Called with whether it is shown, so that the form hides its submit button. */
  onShown(isShown: boolean): void;
  children: ReactNode;
}

/**
 * Why the answers need no submit. Reported from here, as a form reports changes only: so the answers of a draft count as
 * well, and the button is hidden before the first paint.
 */
export function NothingToSend({ onShown, children }: NothingToSendProps) {
  useLayoutEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return <Alert tone="info">{children}</Alert>;
}
