import {
  describeVisit,
  isCryptoCampaign,
  rememberParameters,
  type Visit,
  type VisitFacts,
  type VisitParameters,
  visitParameters,
} from '#src/domain/visit.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { VISIT_KEYS, visitKey } from './visitKeys.ts';

interface Remembered {
  parameters: VisitParameters;
  facts: VisitFacts;
}
export type VisitPlace = Pick<Runtime, 'storage' | 'org' | 'auth'>;

type Memory = Pick<VisitPlace, 'storage' | 'org'>;

function recall({ storage: { session }, org }: Memory): Remembered {
  const own = VISIT_KEYS.map((name) => [name, session.get(name) ?? '']);
  const stored = parse(session.get(visitKey(org())));
  const parameters = new URLSearchParams([...Object.entries(stored.parameters ?? {}), ...own]);
  return { parameters: visitParameters(parameters), facts: stored.facts ?? {} };
}

function parse(text: string | undefined): Partial<Remembered> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<Remembered>;
  } catch {
    return {};
  }
}

function remember({ storage: { session }, org }: Memory, { parameters, facts }: Remembered): void {
  const shared = { ...parameters };
  for (const name of VISIT_KEYS) {
    const value = shared[name];
    if (value !== undefined) session.set(name, value);
    delete shared[name];
  }
  if (Object.keys(shared).length + Object.keys(facts).length > 0)
    session.set(visitKey(org()), JSON.stringify({ parameters: shared, facts }));
}

/** The parameters of the visit: the address's, and those that it had before something navigated without them. */
export function readVisitParameters(search: string, place: Memory): VisitParameters {
  return rememberParameters(recall(place).parameters, visitParameters(new URLSearchParams(search)));
}

/** How the person came here, for the create call and the gates. */
export function readVisit(search: string, place: VisitPlace): Visit {
  const isVisitor = !place.auth.isSignedIn();
  return describeVisit(readVisitParameters(search, place), { facts: recall(place).facts, isVisitor });
}

/** Keeps the address's parameters for this tab; they hold no personal data (docs/rules.md#visit). */
export function rememberVisit(search: string, place: VisitPlace): void {
  const parameters = readVisitParameters(search, place);
  const { facts } = recall(place);
  const isCrypto = isCryptoCampaign(parameters) && !place.auth.isSignedIn();
  remember(place, { parameters, facts: isCrypto ? { ...facts, isCrypto } : facts });
}

/** Keeps what a look-up has said. */
export function noteVisitFacts(facts: VisitFacts, place: Memory): void {
  const { parameters, facts: before } = recall(place);
  remember(place, { parameters, facts: { ...before, ...facts } });
}

/** Once the application exists, its codes are used up. */
export function forgetVisit({ storage: { session }, org }: Memory): void {
  for (const key of [visitKey(org()), ...VISIT_KEYS]) session.remove(key);
}
