import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { EARLY_DOCUMENTS, type EarlyDocumentType } from '#src/domain/documents/earlyDocuments.ts';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

const load = () => import(/* webpackChunkName: "start" */ './EarlyDocument.tsx');
type Loaded = Awaited<ReturnType<typeof load>>;

/** What is given before one applies (docs/rules.md#before-one-applies); what shows it comes when it is asked for. */
export function BeforeYouApply() {
  const t = useCopy(copy);
  const [open, setOpen] = useState<EarlyDocumentType>();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const show = (type: EarlyDocumentType) => {
    setFailed(false);
    setOpen(type);
    load().then(setLoaded, () => setFailed(true));
  };
  return (
    <Stack gap={0}>
      <Text>{t('documents')}</Text>
      {EARLY_DOCUMENTS.map((type) => (
        <div key={type}>
          <LinkButton onClick={() => show(type)}>{t(type)}</LinkButton>
        </div>
      ))}
      <div role="status">{failed ? t('documentFailed') : null}</div>
      {open && loaded ? <loaded.EarlyDocument type={open} onClose={() => setOpen(undefined)} /> : null}
    </Stack>
  );
}
