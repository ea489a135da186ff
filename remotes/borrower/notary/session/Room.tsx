import { useQuery } from '@tanstack/react-query';
import { useCopy } from '#src/brand/copy.tsx';
import { type NotarySession, roomOf } from '#src/features/notary/provider.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
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
      <Alert
        tone="error"
        action={
          <Button variant="secondary" busy={module.isFetching} onClick={() => void module.refetch()}>
            {t('again')}
          </Button>
        }
      >
        {t('roomFailed')}
      </Alert>
    );
  }
  const Inside = module.data.Room;
  return <Inside session={session} onSigned={onSigned} />;
}
