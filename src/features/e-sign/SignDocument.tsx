import { useState } from 'react';
import { DocumentSection, type DocumentSectionProps } from './DocumentSection.tsx';
import { SignatureOverlay } from './SignatureOverlay.tsx';
import { SigningBar } from './SigningBar.tsx';
import type { Adopted } from './schema.ts';

/** A document to sign: its places one after the other, at the lower edge of the window. */
export function SignDocument({
  adopted,
  busy,
  onFinish,
  children,
  ...section
}: Omit<DocumentSectionProps, 'page' | 'bar'> & {
  adopted: Adopted;
  busy: boolean;
  onFinish: (tagIds: string[]) => void;
}) {
  const [done, setDone] = useState(0);
  const { tags } = section.document;
  const next = tags[done];
  return (
    <DocumentSection
      {...section}
      page={done > 0 ? next?.page : undefined}
      bar={
        <SigningBar
          tag={next}
          done={done}
          count={tags.length}
          busy={busy}
          onSign={() => setDone(done + 1)}
          onFinish={() => onFinish(tags.map(({ id }) => id))}
        />
      }
    >
      <SignatureOverlay tags={tags.slice(0, done)} adopted={adopted} />
      {children}
    </DocumentSection>
  );
}
