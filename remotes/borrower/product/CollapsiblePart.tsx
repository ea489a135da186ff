import { type ReactNode, useState } from 'react';
import { CollapsibleSection } from '#src/ui/primitives/Details.tsx';

interface CollapsiblePartProps {
  title: string;
  summary: ReactNode;
  /** Whether it begins open. */
  opened: boolean;
  /** Keeps the children mounted while it is closed, so that an error can focus a field in it. */
  keepsContent?: boolean;
  children: ReactNode;
}

/** A collapsible part of the choice; its children are mounted only while it is open, unless `keepsContent` is set. */
export function CollapsiblePart({
  title,
  summary,
  opened,
  keepsContent = false,
  children,
}: CollapsiblePartProps) {
  const [isOpen, setIsOpen] = useState(opened);
  return (
    <section aria-label={title}>
      <CollapsibleSection title={title} summary={summary} open={isOpen} onToggle={setIsOpen}>
        {isOpen || keepsContent ? children : null}
      </CollapsibleSection>
    </section>
  );
}
