import type { ReactNode } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { type FigureRow, FiguresTable } from '../FiguresTable.tsx';
import { copy } from './copy.ts';
import { LazyDetails } from './LazyDetails.tsx';
import { Legend, type LegendEntry } from './Legend.tsx';

interface ChartProps {
  /** What it shows, in one sentence: read by everybody, and the name of the drawing. */
  finding: string;
  /** Named by the finding. */
  drawing: ReactNode;
  legend: readonly LegendEntry[];
  /** What must be known to read it. */
  notes?: readonly string[];
  table: { caption: string; head: readonly string[]; rows(): readonly FigureRow[] };
}

/** A drawing with its finding in words, and its figures as a table. */
export function Chart({ finding, drawing, legend, notes = [], table }: ChartProps) {
  const t = useCopy(copy);
  return (
    <Stack gap={1.5}>
      <Text>{finding}</Text>
      {drawing}
      <Legend entries={legend} />
      {notes.map((note) => (
        <Text key={note} small muted>
          {note}
        </Text>
      ))}
      <LazyDetails summary={t('asTable')}>
        {() => <FiguresTable caption={table.caption} head={table.head} rows={table.rows()} />}
      </LazyDetails>
    </Stack>
  );
}
