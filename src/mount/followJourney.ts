import { MILESTONES } from '#src/domain/application/milestones.ts';
import { toJson } from '#src/domain/text/json.ts';
import type { JourneyEvent } from '#src/platform/events.ts';
import type { Move } from '#src/platform/moves.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import type { Runtime } from '#src/platform/runtime.ts';

/** Moves and when they were, in milliseconds of the page's own clock. */
export type Moves = (readonly [move: Move, at: number])[];

/** What is known of a journey after a reload; it goes with its person, as all that is personal. */
interface Journey {
  id: string;
  /** How many steps were completed. */
  completed: number;
  /** What is told once. */
  told: readonly string[];
}

const KEY = 'journey';

/** Without what every event of a journey has. */
type Told = {
  [Type in JourneyEvent['type']]: Omit<Extract<JourneyEvent, { type: Type }>, 'journeyId'>;
}[JourneyEvent['type']];
type Milestone = 'offers-seen' | 'offer-chosen' | 'submitted' | 'signed';

function parse(text: string | undefined): Journey | undefined {
  try {
    const { id, completed, told } = JSON.parse(text ?? '') as Partial<Journey>;
    const isKnown = typeof id === 'string' && Number.isInteger(completed) && Array.isArray(told);
    return isKnown ? ({ id, completed, told } as Journey) : undefined;
  } catch {
    return undefined;
  }
}

interface FollowInput {
  /** Those that were before this was loaded; the later ones are taken as they are pushed. */
  moves: Moves;
  /** Of the session now. */
  runtime(): Pick<Runtime, 'emit' | 'personal'>;
  view: Window;
}

/**
 * Tells the host how far a person gets (docs/rules.md#journey-of-a-person), by what it is told and what becomes of forms.
 *
 * @returns ends it: who is not done has left
 */
export function followJourney({ moves, runtime, view }: FollowInput): () => void {
  let step: { path: string; since: number } | undefined;
  /** When the answers to the step were taken. */
  let answered: number | undefined;
  let hasLeft = false;

  const keep = (journey: Journey) => runtime().personal.session.set(KEY, toJson(journey));

  /** The journey of whoever is there now: another person has begun another one. */
  function current(): Journey {
    const known = parse(runtime().personal.session.get(KEY));
    if (known) return known;
    const journey: Journey = { id: newUuid(), completed: 0, told: [] };
    keep(journey);
    runtime().emit({ type: 'started', journeyId: journey.id });
    return journey;
  }

  const tell = (event: Told, { id } = current()) =>
    runtime().emit({ ...event, journeyId: id } as JourneyEvent);

  function tellOnce(type: Milestone | undefined): void {
    const journey = current();
    if (!type || journey.told.includes(type)) return;
    keep({ ...journey, told: [...journey.told, type] });
    tell({ type }, journey);
  }

  /** The step that was answered is completed once the journey has gone on: a page may have several forms. */
  function complete(): void {
    if (!step || answered === undefined) return;
    const { path, since } = step;
    const journey = current();
    keep({ ...journey, completed: journey.completed + 1 });
    tell({
      type: 'step-completed',
      path,
      index: journey.completed,
      durationMs: Math.round(answered - since),
    });
    answered = undefined;
    tellOnce(MILESTONES[path]?.completed);
  }

  function follow(move: Move, at: number): void {
    if (move.type === 'step') {
      complete();
      step = { path: move.path, since: at };
      answered = undefined;
      tellOnce(MILESTONES[move.path]?.shown);
    } else if (move.type === 'complete') {
      complete();
      step = undefined;
    } else if (move.type === 'answered' && step) {
      if (move.refused > 0) tell({ type: 'refused', path: step.path, count: move.refused });
      else answered = at;
    }
  }

  function leave(): void {
    complete();
    if (step && !hasLeft) tell({ type: 'left', path: step.path });
    hasLeft = true;
  }

  const over = new AbortController();
  view.addEventListener('pagehide', leave, { signal: over.signal });
  // Back from the browser's cache.
  view.addEventListener('pageshow', () => (hasLeft = false), { signal: over.signal });
  const earlier = moves.splice(0);
  moves.push = (entry: Moves[number]) => {
    // Error reports name the page that is shown.
    if (entry[0].type === 'step') moves[0] = entry;
    follow(...entry);
    return moves.length;
  };
  for (const entry of earlier) moves.push(entry);
  return () => {
    leave();
    over.abort();
    Reflect.deleteProperty(moves, 'push');
  };
}
