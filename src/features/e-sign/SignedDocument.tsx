import { useCopy } from '#src/brand/copy.tsx';
import { StickyBar } from '#src/ui/layout/StickyBar.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { DocumentSection, type DocumentSectionProps } from './DocumentSection.tsx';

/** A document that is signed: only to be read, for a second signature would replace the first. */
export function SignedDocument({
  nextTitle,
  onNext,
  children,
  ...section
}: Omit<DocumentSectionProps, 'page' | 'bar'> & {
  /** Of the document where signing goes on. */
  nextTitle: string;
  onNext: () => void;
}) {
  const t = useCopy(copy);
  return (
    <DocumentSection
      {...section}
      bar={
        <StickyBar>
          <Button size="large" wide onClick={onNext}>
            {t('goOn', { title: nextTitle })}
          </Button>
        </StickyBar>
      }
    >
      <Text>{t('signedAlready')}</Text>
      {children}
    </DocumentSection>
  );
}
