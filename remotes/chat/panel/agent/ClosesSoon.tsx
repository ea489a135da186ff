import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { operatingHoursQuery } from '#src/api/queries/hours.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { closingWithin } from '#src/domain/dates/hours.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { zonedTime } from '../zonedTime.ts';
import { copy } from './copy.ts';

const MINUTE_MS = 60_000;
/** Minutes before closing from which it is said. */
const SOON = 10;

/** Nobody is cut off by closing time, and nobody is surprised by it. */
export function ClosesSoon() {
  const t = useCopy(copy);
  const { api, org, now } = useRuntime();
  const { data: week } = useQuery(operatingHoursQuery({ api, org }, 'OPS_CHAT'));
  const [at, setAt] = useState<Date>();
  useEffect(() => {
    if (!week) return undefined;
    const look = () => setAt(closingWithin(week, now(), SOON));
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, [week, now]);
  if (!at) return null;
  const { time, own } = zonedTime(at);
  return <Text small>{own ? t('closesOwn', { time, own }) : t('closes', { time })}</Text>;
}
