import type { IncomeRecord } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';
import { Record } from './Record.tsx';

/** What was linked or sent so far, and what can be done about each. */
export function Records({
  records,
  onRemoved,
}: {
  records: readonly IncomeRecord[];
  /** The focus needs a new place. */
  onRemoved(): void;
}) {
  const t = useCopy(copy);
  if (records.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={2}>{t('records')}</Heading>
      <Stack as="ul" gap={2}>
        {records.map((record) => (
          <Record key={record.uuid} record={record} onRemoved={onRemoved} />
        ))}
      </Stack>
    </Stack>
  );
}
