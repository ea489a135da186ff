import { useCopy } from '#src/brand/copy.tsx';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { DataTable } from '#src/ui/primitives/DataTable.tsx';
import { Prominent } from '#src/ui/primitives/Prominent.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { copy } from './copy.ts';
import type { TermRow } from './terms.ts';

interface ComparisonProps {
  /** Accessible name of the table, same as the visible heading above it. */
  caption: string;
  /** Heading of the column with the terms now. */
  nowLabel: string;
  now: readonly TermRow[];
  /** Absent: there is nothing to compare with. */
  before?: readonly TermRow[] | undefined;
}

const shown = (text: string, prominent = false) => (prominent ? <Prominent>{text}</Prominent> : text);

/** The terms of an offer, beside those before it was revised; changes are marked by a text. */
export function Comparison({ caption, nowLabel, now, before }: ComparisonProps) {
  const t = useCopy(copy);
  if (!before)
    return (
      <SummaryList
        rows={now.map(({ key, label, value, prominent }) => ({ key, term: label, value, prominent }))}
      />
    );
  const earlier = new Map(before.map(({ key, value }) => [key, value]));
  return (
    <DataTable
      caption={caption}
      captionHidden
      rows={now}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'label',
          header: t('item'),
          label: '',
          rowHeader: true,
          render: ({ label, prominent }) => shown(label, prominent),
        },
        {
          key: 'now',
          header: nowLabel,
          render: ({ key, value, prominent }) =>
            earlier.get(key) === value ? (
              shown(value, prominent)
            ) : (
              <>
                {shown(value, prominent)} <Badge tone="warning">{t('changed')}</Badge>
              </>
            ),
        },
        {
          key: 'before',
          header: t('before'),
          render: ({ key, prominent }) => shown(earlier.get(key) ?? t('none'), prominent),
        },
      ]}
    />
  );
}
