import { type DecisionPoint, LAST_NAMES, STREETS } from '../testInputs.ts';
import type { Application } from './records.ts';

export const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What a test input asks for at this point; `undefined` is the usual way. */
export function decided(app: Application, at: DecisionPoint): string | undefined {
  const byName = Object.entries(LAST_NAMES).find(([name]) => same(name, app.heloc.owner.lastName))?.[1];
  const byStreet = Object.entries(STREETS).find(([street]) => same(street, app.heloc.property.street1))?.[1];
  return [byName, byStreet].find((row) => row?.at === at)?.status;
}
