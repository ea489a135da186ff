import { type ReactNode, type RefObject, useId } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { fileName } from '#src/platform/blobs.ts';
import { PdfViewer } from '#src/ui/document-viewer/PdfViewer.tsx';
import { AboveStickyBar } from '#src/ui/layout/StickyBar.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { VisuallyHidden } from '#src/ui/primitives/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import type { ESignProvider, SigningDocument } from './port.ts';

export interface DocumentSectionProps {
  document: SigningDocument;
  /** Which of how many it is, from 1. */
  progress: { index: number; count: number };
  provider: ESignProvider;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Of the document, from 1; brought into view when it changes. */
  page?: number | undefined;
  /** The next step, in a bar at the lower edge of the window. */
  bar: ReactNode;
  /** Between the document and the bar. */
  children: ReactNode;
}

/** One document of the set, to read, with the next step below. */
export function DocumentSection({
  document: { documentUuid, title },
  progress,
  provider,
  heading,
  page,
  bar,
  children,
}: DocumentSectionProps) {
  const t = useCopy(copy);
  const position = t('position', progress);
  const positionId = useId();
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
          page={page}
        />
        {children}
      </AboveStickyBar>
      {bar}
    </Stack>
  );
}
