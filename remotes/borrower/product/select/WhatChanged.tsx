import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useToday } from '#src/features/case/useToday.ts';
import { copy as offerCopy } from '#src/features/offer-terms/copy.ts';
import { changedRows, termRows, termsFromSelected } from '#src/features/offer-terms/terms.ts';
import { Prominent } from '#src/ui/primitives/Prominent.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { FiguresTable } from '../FiguresTable.tsx';
import { termsFromFigures } from '../figures.ts';
import { copy } from './copy.ts';
import type { PartProps } from './parts.ts';

/** After the offers were revised: what was chosen before, beside what it would be now, where that differs. */
export function WhatChanged({ choice, offer, figures }: PartProps) {
  const t = useCopy(copy);
  const names = useCopy(offerCopy);
  const today = useToday();
  const { heloc, status } = useApplication();
  const before = heloc.previousOffer ?? heloc.selectedOffer;
  if (status.checklistStatus !== 'REVISED_OFFER_SELECTION' || !before || !offer || !figures) return null;
  const rows = changedRows(
    termRows(names, termsFromFigures(choice, offer, figures), heloc, today),
    termRows(names, termsFromSelected(before), heloc, today),
  );
  if (rows.length === 0) return <Text>{t('nothingChanged')}</Text>;
  return (
    <section aria-label={t('whatChanged')}>
      <FiguresTable
        caption={t('whatChanged')}
        head={[names('item'), t('now'), names('before')]}
        rows={rows.map(({ key, label, value, earlier, prominent }) => {
          const cells = [label, value, earlier] as const;
          return { key, cells: prominent ? prominently(cells) : cells };
        })}
      />
    </section>
  );
}

const prominently = ([label, now, before]: readonly [string, string, string]) =>
  [
    <Prominent key="label">{label}</Prominent>,
    <Prominent key="now">{now}</Prominent>,
    <Prominent key="before">{before}</Prominent>,
  ] as const;
