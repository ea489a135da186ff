import { type ReactNode, useState } from 'react';
import { FoldedSection } from '#src/ui/primitives/Details.tsx';

interface FoldedPartProps {
  title: string;
  digest: ReactNode;
  /** Whether it begins open. */
  opened: boolean;
  /** What is in it stays while it is closed, for an error to lead to. */
  keepsContent?: boolean;
  children: ReactNode;
}

/** A part of the choice as one line that opens; what is in it is there only while it is open, unless it is kept. */
export function FoldedPart({ title, digest, opened, keepsContent = false, children }: FoldedPartProps) {
  const [isOpen, setIsOpen] = useState(opened);
  return (
    <section aria-label={title}>
      <FoldedSection title={title} digest={digest} open={isOpen} onToggle={setIsOpen}>
        {isOpen || keepsContent ? children : null}
      </FoldedSection>
    </section>
  );
}
