import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { helocQuery } from '#src/api/queries/heloc.ts';
import { profileQuery } from '#src/api/queries/profile.ts';
import { statusQuery } from '#src/api/queries/status.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/**
 * Back from the browser's cache, from sleep or from being offline: calls that were under way are lost, some without a
 * word, and the application may have moved on. So everything is asked for again.
 *
 * @param onAnswered what was given up meanwhile can be tried again.
 */
export function useComeBack(uuid: string, onAnswered: () => void): void {
  const { api } = useRuntime();
  const queries = useQueryClient();
  const ask = useEffectEvent(async () => {
    const keys = [profileQuery(api), helocQuery(api, uuid), statusQuery(api, uuid)].map(
      (query) => query.queryKey,
    );
    const again = async (queryKey: readonly unknown[]) => {
      // A first call is not given up for a second one, only what was answered before is.
      if (queries.getQueryData(queryKey) === undefined) await queries.cancelQueries({ queryKey });
      await queries.invalidateQueries({ queryKey });
    };
    await Promise.all(keys.map(again));
    onAnswered();
  });
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => void (persisted && ask());
    const back = () => void ask();
    window.addEventListener('pageshow', shown);
    window.addEventListener('online', back);
    document.addEventListener('resume', back);
    return () => {
      window.removeEventListener('pageshow', shown);
      window.removeEventListener('online', back);
      document.removeEventListener('resume', back);
    };
  }, []);
}
