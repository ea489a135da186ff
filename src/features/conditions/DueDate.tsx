import { useCopy } from '#src/brand/copy.tsx';
import { daysLeft } from '#src/domain/conditions/conditions.ts';
import { formatDate, type IsoDate } from '#src/domain/dates/dates.ts';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { useToday } from '../case/useToday.ts';
import { copy } from './copy.ts';

/** Until when it is needed, in words; nothing without a date. */
export function DueDate({ dueDate }: { dueDate: string | null | undefined }) {
  const t = useCopy(copy);
  const left = daysLeft(dueDate, useToday());
  if (left === undefined) return null;
  const date = formatDate(dueDate as IsoDate);
  if (left < 0) return <Badge tone="error">{t('overdue', { count: -left, date })}</Badge>;
  return (
    <Badge tone={left <= 1 ? 'warning' : 'neutral'}>
      {left === 0 ? t('dueToday', { date }) : t('due', { count: left, date })}
    </Badge>
  );
}
