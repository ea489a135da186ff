import { type ReactNode, useState } from 'react';
import { Details } from '../primitives/Details.tsx';
import { Stack } from '../primitives/Stack.tsx';

interface OptionalFieldsProps {
  summary: ReactNode;
  /** Something is in one of them: then they stay open, since it may be wrong. */
  isFilled: boolean;
  children: ReactNode;
}

/** Optional fields, collapsed so that the required ones stand out. */
export function OptionalFields({ summary, isFilled, children }: OptionalFieldsProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const open = isUnfolded || isFilled;
  return (
    <Details summary={summary} open={open} onToggle={setUnfolded}>
      {/* Some assistive technology and checkers look for the labels of hidden fields. */}
      {open ? <Stack gap={2}>{children}</Stack> : null}
    </Details>
  );
}
