import { type ReactNode, useState } from 'react';
import { Details } from '#src/ui/primitives/Details.tsx';

interface FoldProps {
  summary: string;
  /** Whether it begins open. */
  opened?: boolean;
  /** Asked for only while it is open: a closed picture costs nothing when the slider moves. */
  children(): ReactNode;
}

export function Fold({ summary, opened = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(opened);
  return (
    <Details summary={summary} open={isOpen} onToggle={setIsOpen}>
      {isOpen ? children() : null}
    </Details>
  );
}
