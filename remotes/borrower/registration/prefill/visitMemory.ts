import {
  describeVisit,
  isCryptoCampaign,
  rememberParameters,
  type Visit,
  type VisitFacts,
  type VisitParameters,
  visitParameters,
} from '#src/domain/application/visit.ts';
import { toJson } from '#src/domain/text/json.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { VISIT_KEYS, visitKey } from './visitKeys.ts';

interface Remembered {
  parameters: VisitParameters;
  facts: VisitFacts;
}
export type VisitRuntime = Pick<Runtime, 'storage' | 'org' | 'auth'>;

type Memory = Pick<VisitRuntime, 'storage' | 'org'>;

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
    session.set(visitKey(org()), toJson({ parameters: shared, facts }));
}

/** The parameters of the visit: the address's, and those that it had before something navigated without them. */
export function readVisitParameters(search: string, runtime: Memory): VisitParameters {
  return rememberParameters(recall(runtime).parameters, visitParameters(new URLSearchParams(search)));
}

/** How the person came here, for the create call and the gates. */
export function readVisit(search: string, runtime: VisitRuntime): Visit {
  const isVisitor = !runtime.auth.isSignedIn();
  return describeVisit(readVisitParameters(search, runtime), { facts: recall(runtime).facts, isVisitor });
}

/** Keeps the address's parameters for this tab; they hold no personal data (docs/rules.md#visit). */
export function rememberVisit(search: string, runtime: VisitRuntime): void {
  const parameters = readVisitParameters(search, runtime);
  const { facts } = recall(runtime);
  const isCrypto = isCryptoCampaign(parameters) && !runtime.auth.isSignedIn();
  remember(runtime, { parameters, facts: isCrypto ? { ...facts, isCrypto } : facts });
}

/** Keeps what a look-up has said. */
export function noteVisitFacts(facts: VisitFacts, runtime: Memory): void {
  const { parameters, facts: before } = recall(runtime);
  remember(runtime, { parameters, facts: { ...before, ...facts } });
}

/** Once the application exists, its codes are used up. */
export function forgetVisit({ storage: { session }, org }: Memory): void {
  for (const key of [visitKey(org()), ...VISIT_KEYS]) session.remove(key);
}
