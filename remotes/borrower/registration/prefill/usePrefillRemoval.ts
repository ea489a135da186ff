import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  carriesPrefill,
  onlyPrefill,
  type PrefillReader,
  withoutPrefill,
} from '#src/domain/registration/prefill.ts';

/**
 * Takes answers out of the address before anything is shown or sent on.
 *
 * @returns whether the address still carries them.
 */
export function usePrefillRemoval(reader: PrefillReader, onFound?: (answers: string) => void): boolean {
  const navigate = useNavigate();
  const location = useLocation();
  const carries = carriesPrefill(location.search, reader);
  const removePrefill = useEffectEvent(() => {
    const { search, state } = location;
    onFound?.(onlyPrefill(search, reader));
    void navigate({ ...location, search: withoutPrefill(search, reader) }, { replace: true, state });
  });
  useEffect(() => {
    if (carries) removePrefill();
  }, [carries]);
  return carries;
}
