import { useCopy } from '#src/brand/copy.tsx';
import { answeredName } from '#src/domain/names.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** The name on the documents, beside the one that the notary read on the ID if they told it, and how to have it corrected. */
export function Names({ onId }: { onId: string | null | undefined }) {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  return (
    <>
      <SummaryList
        rows={[
          ...(onId ? [{ term: t('nameOnId'), value: onId }] : []),
          { term: t('nameOnDocuments'), value: answeredName(heloc.owner) },
        ]}
      />
      <Text>{t('nameFix')}</Text>
    </>
  );
}
