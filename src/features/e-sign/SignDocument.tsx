import { type ReactNode, type RefObject, useId, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { fileName } from '#src/platform/blobs.ts';
import { PdfViewer } from '#src/ui/document-viewer/PdfViewer.tsx';
import { AboveStickyBar } from '#src/ui/layout/StickyBar.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { VisuallyHidden } from '#src/ui/primitives/VisuallyHidden.tsx';
import { useSubstep } from '../shell/substep.ts';
import { copy } from './copy.ts';
import type { ESignProvider, SigningDocument } from './provider.ts';
import { SignedPlaces } from './SignedPlaces.tsx';
import { SigningBar } from './SigningBar.tsx';
import type { Adopted } from './schema.ts';

/** One document: to read, with its places to sign one after the other at the lower edge of the window. */
export function SignDocument({
  document,
  place,
  provider,
  adopted,
  heading,
  busy,
  onFinish,
  children,
}: {
  document: SigningDocument;
  /** Which of how many it is, from 1. */
  place: { index: number; count: number };
  provider: ESignProvider;
  adopted: Adopted;
  heading: RefObject<HTMLHeadingElement | null>;
  busy: boolean;
  onFinish: (tagIds: string[]) => void;
  /** Between the document and the bar. */
  children: ReactNode;
}) {
  const t = useCopy(copy);
  const position = t('position', place);
  const positionId = useId();
  useSubstep({ text: position, step: place.index, count: place.count });
  const [done, setDone] = useState(0);
  const { documentUuid, title, tags } = document;
  const next = tags[done];
  return (
    <Stack as="section">
      <AboveStickyBar>
        <div>
          <Heading level={2} ref={heading} tabIndex={-1} aria-describedby={positionId}>
            {title}
          </Heading>
          <VisuallyHidden id={positionId}>{position}</VisuallyHidden>
        </div>
        <PdfViewer
          title={title}
          fileName={fileName(title, 'pdf')}
          load={() => provider.read(documentUuid)}
          page={done > 0 ? next?.page : undefined}
        />
        <SignedPlaces tags={tags.slice(0, done)} adopted={adopted} />
        {children}
      </AboveStickyBar>
      <SigningBar
        tag={next}
        done={done}
        count={tags.length}
        busy={busy}
        onSign={() => setDone(done + 1)}
        onFinish={() => onFinish(tags.map(({ id }) => id))}
      />
    </Stack>
  );
}
