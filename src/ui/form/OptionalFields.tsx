import { type ReactNode, useState } from 'react';
import { Details } from '../primitives/Details.tsx';
import { Stack } from '../primitives/Stack.tsx';

interface OptionalFieldsProps {
  summary: ReactNode;
  /** Something is in one of them: then they stay open, since it may be wrong. */
  isFilled: boolean;
  children: ReactNode;
}

/** Fields that nobody has to fill in, folded so that those stand out that everybody has to. */
export function OptionalFields({ summary, isFilled, children }: OptionalFieldsProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const open = isUnfolded || isFilled;
  return (
    <Details summary={summary} open={open} onToggle={setUnfolded}>
      {/* Some assistive technology and checkers look for the labels of fields that nobody sees. */}
      {open ? <Stack gap={2}>{children}</Stack> : null}
    </Details>
  );
}
