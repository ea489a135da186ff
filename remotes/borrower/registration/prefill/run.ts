import { ApiError } from '#src/api/client/apiError.ts';
import type { VisitParameters } from '#src/domain/application/visit.ts';
import { localDay } from '#src/domain/dates/dates.ts';
import { nameRules } from '#src/domain/person/names.ts';
import { fillGaps, type Prefill } from '#src/domain/registration/prefill.ts';
import { type ReadingRules, readPrefill, readPrefillQuery } from '#src/domain/registration/prefillReading.ts';
import type { RegistrationKeeper } from '#src/features/registration/useRegistration.ts';
import { codeOf } from '#src/platform/reporter.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { type Finding, SOURCES, type Source } from './sources.ts';
import { noteVisitFacts, readVisitParameters, rememberVisit } from './visitMemory.ts';

/** A source has this long to answer; after that the person has begun to type. */
const SOURCE_TIMEOUT_MS = 8000;

interface Run {
  runtime: Runtime;
  registration: RegistrationKeeper;
  /** The query, less what is about the page itself. */
  visit: string;
  /** The person has left registration, or the page has another organisation. */
  isOver(): boolean;
}

const rulesOf = ({ now, environment }: Runtime): ReadingRules => ({
  today: localDay(now()),
  ...nameRules(environment),
});

/** Remembers the visit, and fills in what the link and the others know. Nothing waits for it, and it never fails. */
export async function runPrefill({ runtime, registration, visit, isOver }: Run): Promise<void> {
  rememberVisit(visit, runtime);
  const rules = rulesOf(runtime);
  const add = (more: Prefill) =>
    registration.note({ prefill: fillGaps(registration.get().prefill ?? {}, more) });

  const { prefillQuery } = registration.get();
  if (prefillQuery !== undefined) {
    // The latest link has priority over an earlier one.
    const prefill = fillGaps(readPrefillQuery(prefillQuery, rules), registration.get().prefill ?? {});
    registration.note({ prefillQuery: undefined, prefill });
  }

  const parameters = readVisitParameters(visit, runtime);
  const lookUps = Object.entries(SOURCES).map(([name, source]) =>
    lookUp(name, source, { runtime, registration, parameters }),
  );
  // Requests run in parallel; answers are applied in the order of priority.
  for (const answer of lookUps) {
    const found = await answer;
    if (isOver()) return;
    if (!found) continue;
    if (found.facts) noteVisitFacts(found.facts, runtime);
    if (found.prefill) add(readPrefill(found.prefill, rules));
    registration.note({ asked: [...(registration.get().asked ?? []), found.key] });
    if (found.hasApplied && !runtime.auth.isSignedIn()) {
      runtime.signIn(undefined, found.hasApplied);
      return;
    }
  }
}

interface LookUp {
  runtime: Runtime;
  registration: RegistrationKeeper;
  parameters: VisitParameters;
}

/** The answer of a source; undefined when it need not be asked, or fails. */
async function lookUp(
  name: string,
  source: Source,
  { runtime, registration, parameters }: LookUp,
): Promise<(Finding & { key: string }) | undefined> {
  const of = source.of(parameters);
  const key = `${name}:${of}`;
  if (of === undefined || registration.get().asked?.includes(key)) return undefined;
  try {
    const signal = AbortSignal.timeout(SOURCE_TIMEOUT_MS);
    return { ...(await source.ask({ api: runtime.api, of, parameters, signal })), key };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found')
      return { facts: source.unknown?.(of) ?? {}, key };
    // Everything can be typed as well; the next visit to the page asks again.
    runtime.reporter.warn('A prefill look-up did not answer', {
      source: name,
      ...codeOf(error),
    });
    return undefined;
  }
}
