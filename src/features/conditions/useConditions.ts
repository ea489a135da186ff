import { useQuery } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { conditionsQuery } from '#src/api/queries/conditions.ts';
import { known } from '#src/domain/conditions/conditions.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useCase } from '../case/CaseContext.ts';

/** The categories that were reported, for each store. */
const reportedAtom = atom(() => new Set<string>());

/** What the person of this case is asked for, oldest first; categories that the product does not know are reported once. */
export function useConditions() {
  const { api, reporter } = useRuntime();
  const { uuid, tasks } = useCase();
  const reported = useAtomValue(reportedAtom);
  const query = useQuery({ ...conditionsQuery(api, uuid), select: known, enabled: tasks !== undefined });
  const unknown = query.data?.unknown;
  useEffect(() => {
    for (const category of unknown ?? []) {
      if (!reported.has(category)) reporter.warn('Unknown category of a condition', { category });
      reported.add(category);
    }
  }, [unknown, reported, reporter]);
  return query;
}
