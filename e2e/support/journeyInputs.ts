import { register } from '#packages/testing/playwright/registration.ts';
import { SCREEN_CALLS, SCREEN_STATES } from '#remotes/borrower/journeys.ts';
import type { Named, PageDriver } from '#src/testing/pageDriver.ts';
import type { Person } from './registration.ts';

/** What the journeys write into fields, by the name of each: they are gone through without a page. */
export async function journeyInputs(person: Person): Promise<ReadonlyMap<Named, string>> {
  const written = new Map<Named, string>();
  const fill = async (field: Named, text: string) => {
    if (text && !written.has(field)) written.set(field, text);
  };
  const noted = { fill, fillPassword: fill, within: () => at };
  const nothing = async <Nothing>() => '' as Nothing;
  const at = new Proxy(noted, {
    // A journey that hands it on from an async function would wait for ever for a `then`.
    get: (methods, name) => Reflect.get(methods, name) ?? (name === 'then' ? undefined : nothing),
  }) as unknown as PageDriver;
  await register(at, person);
  for (const { reach } of SCREEN_STATES) await reach?.(at, nothing);
  for (const { call } of SCREEN_CALLS) await call.reach?.(at, nothing);
  return written;
}
