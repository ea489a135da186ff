import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { carriesPrefill, onlyPrefill, type PrefillPlace, withoutPrefill } from '#src/domain/prefill.ts';

/**
 * Takes answers out of the address before anything is shown or sent on.
 *
 * @returns whether the address still carries them.
 */
export function usePrefillRemoval(place: PrefillPlace, onFound?: (answers: string) => void): boolean {
  const navigate = useNavigate();
  const location = useLocation();
  const carries = carriesPrefill(location.search, place);
  const takeOut = useEffectEvent(() => {
    const { search, state } = location;
    onFound?.(onlyPrefill(search, place));
    void navigate({ ...location, search: withoutPrefill(search, place) }, { replace: true, state });
  });
  useEffect(() => {
    if (carries) takeOut();
  }, [carries]);
  return carries;
}
