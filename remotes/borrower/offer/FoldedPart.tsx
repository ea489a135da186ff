import { type ReactNode, useState } from 'react';
import { FoldedSection } from '#src/ui/primitives/Details.tsx';

interface FoldedPartProps {
  title: string;
  digest: ReactNode;
  /** Whether it begins open. */
  opened: boolean;
  /** Keeps the children mounted while it is closed, so that an error can focus a field in it. */
  keepsContent?: boolean;
  children: ReactNode;
}

/** A collapsible part of the choice; its children are mounted only while it is open, unless `keepsContent` is set. */
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
