import { type ReactNode, useState } from 'react';
import { Details } from '#src/ui/primitives/Details.tsx';

interface LazyDetailsProps {
  summary: string;
  /** Whether it begins open. */
  opened?: boolean;
  /** Asked for only while it is open: a closed chart costs nothing when the slider moves. */
  children(): ReactNode;
}

export function LazyDetails({ summary, opened = false, children }: LazyDetailsProps) {
  const [isOpen, setIsOpen] = useState(opened);
  return (
    <Details summary={summary} open={isOpen} onToggle={setIsOpen}>
      {isOpen ? children() : null}
    </Details>
  );
}
