import { useQuery } from '@tanstack/react-query';
import { useCopy } from '#src/brand/copy.tsx';
import { LoadFailed } from '#src/features/loading/LoadFailed.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { type NotarySession, roomOf } from '../room/rooms.ts';
import { copy } from './copy.ts';

/** The vendor's part of the page, loaded when the notary is there. */
export function Room({ session, onSigned }: { session: NotarySession; onSigned: () => Promise<void> }) {
  const t = useCopy(copy);
  const { provider, url } = session;
  const module = useQuery({
    queryKey: ['notary-room', provider, Boolean(url)],
    queryFn: () => roomOf({ provider, url })(),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (module.isPending) return <Spinner label={t('connecting')} />;
  if (module.isError) {
    return (
      <LoadFailed onRetry={() => void module.refetch()} busy={module.isFetching} again={t('again')}>
        {t('roomFailed')}
      </LoadFailed>
    );
  }
  const Inside = module.data.Room;
  return <Inside session={session} onSigned={onSigned} />;
}
