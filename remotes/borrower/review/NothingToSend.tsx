import { type ReactNode, useLayoutEffect } from 'react';
import { Alert } from '#src/ui/primitives/Alert.tsx';

interface NothingToSendProps {
  /** Called with whether it is shown, so that the form hides its submit button. */
  onShown(isShown: boolean): void;
  children: ReactNode;
}

/**
 * Why the answers lead no further. A form tells of changes only: that this is shown is known for the answers of a draft as
 * well, and before the browser paints the button.
 */
export function NothingToSend({ onShown, children }: NothingToSendProps) {
  useLayoutEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return <Alert tone="info">{children}</Alert>;
}
