import { type ReactNode, useState } from 'react';
import { FoldedSection } from '#src/ui/primitives/Details.tsx';

interface FoldedPartProps {
  title: string;
  digest: ReactNode;
  /** Whether it begins open. */
  opened: boolean;
  children: ReactNode;
}

/** A part of the choice as one line that opens; what is in it is there only while it is open. */
export function FoldedPart({ title, digest, opened, children }: FoldedPartProps) {
  const [isOpen, setIsOpen] = useState(opened);
  return (
    <section aria-label={title}>
      <FoldedSection title={title} digest={digest} open={isOpen} onToggle={setIsOpen}>
        {isOpen ? children : null}
      </FoldedSection>
    </section>
  );
}
