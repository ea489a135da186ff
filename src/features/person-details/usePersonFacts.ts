import { useMemo } from 'react';
import { localDay } from '#src/domain/dates/dates.ts';
import { nameRules } from '#src/domain/person/names.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useCase } from '../case/CaseContext.ts';
import type { PersonFacts } from './schema.ts';

/** @param homeState of the home, where its address is not asked for. */
export function usePersonFacts(homeState: string | undefined): PersonFacts {
  const { environment, now } = useRuntime();
  const { isSenior: senior } = useCase();
  return useMemo(
    () => ({
      nameRules: nameRules(environment),
      age: { today: localDay(now()), senior },
      homeState,
    }),
    [environment, homeState, now, senior],
  );
}
