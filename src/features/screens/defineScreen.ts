import type { EndpointName } from '#src/api/contract/contract.ts';
import type { EditablePart } from '#src/domain/application/applicationEnums.ts';
import type { StatusFacts } from '#src/domain/application/routing.ts';
import type { ChecklistStatus } from '#src/domain/application/status.ts';
import type { Stage } from '#src/domain/enums.ts';
import type { WaitKind } from '../processing/waits.ts';
import type { PageDefinition } from './definePage.ts';

/** A screen of an application, `/{uuid}/{path}`: a page with its place in the flow. Its path may have parameters. */
export interface ScreenDefinition<
  Child extends string = string,
  Path extends string = string,
  To extends string = string,
  Call extends EndpointName = EndpointName,
> extends PageDefinition<Path, Call> {
  /** Where the progress list stands, unless the server says otherwise. */
  readonly stage: Stage;
  /**
   * Under which checklist statuses the screen may be used; empty: whichever leads to it. A status opens the screen of
   * its row and what is reached from there by `children`; any other gives way to it, opened by Back or a link.
   */
  readonly statuses: readonly ChecklistStatus[];
  /**
   * The part of the answers that is given here; while the application lists it as editable, the screen may be opened
   * again to change them, and a submit leads back to where the status is.
   */
  readonly edits?: EditablePart;
  /**
   * Under every status, also one that waits: documents stay accessible, and what is needed is asked for whatever else
   * goes on (docs/rules.md#addresses-typed-by-hand).
   */
  readonly alwaysOpen?: true;
  /**
   * What is still needed is not said above it: a session is running, or it is what the screen says
   * (docs/rules.md#conditions).
   */
  readonly hidesTasks?: true;
  /** The screens reachable from here inside the same status, by the names the view uses for them. */
  readonly children: Readonly<Record<Child, To>>;
  /** A person who leaves from here for now is asked why, once (docs/rules.md#leave-survey). */
  readonly asksWhyLeaving?: true;
  /** For a page off the happy path that is opened first, the screen of the path whose position the progress shows. */
  readonly progressAt?: To;
  /** The facts under which it is reached by another's `children`, where not under all. */
  readonly availableWhen?: (facts: StatusFacts) => boolean;
  /** Nothing goes on from here, so no progress is shown around it. */
  readonly isFinal?: true;
  /** What is done after its submit, while the person waits; unless it is said, their answers are saved. */
  readonly wait?: WaitKind;
}

type Defaulted = 'children' | 'statuses' | 'calls';

export function defineScreen<
  const Path extends string,
  const Child extends string = never,
  const To extends string = never,
  const Call extends EndpointName = never,
>(
  definition: Omit<ScreenDefinition<Child, Path, To, Call>, Defaulted> &
    Partial<Pick<ScreenDefinition<Child, Path, To, Call>, Defaulted>>,
): ScreenDefinition<Child, Path, To, Call> {
  return { statuses: [], children: {} as Record<Child, To>, calls: [], ...definition };
}
