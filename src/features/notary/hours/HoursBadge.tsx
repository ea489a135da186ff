import { useCopy } from '#src/brand/copy.tsx';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { copy } from './copy.ts';
import { openingTime } from './hours.ts';

export interface Hours {
  open: boolean;
  waitMinutes?: number | null | undefined;
  opensAt?: string | null | undefined;
}

/** Whether a notary is there, and how long it takes or when one comes. */
export function HoursBadge({ open, waitMinutes, opensAt }: Hours) {
  const t = useCopy(copy);
  const time = openingTime(opensAt);
  if (open) {
    const text = waitMinutes == null ? t('openShort') : t('openNow', { minutes: waitMinutes });
    return <Badge tone="success">{text}</Badge>;
  }
  return <Badge tone="warning">{time ? t('opens', time) : t('closed')}</Badge>;
}
