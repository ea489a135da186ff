import type { EndpointName } from '#src/api/contract/contract.ts';
import type { Stage } from '#src/domain/enums.ts';
import type { LoadView, ScreenModule } from './viewOf.ts';

/** Something that a person sees as a page of its own, in any remote. */
export interface PageDefinition<Path extends string = string, Call extends EndpointName = EndpointName> {
  /** Names it, in the `step` event as well: the address below the base path, or in a chat its place in there. */
  readonly path: Path;
  /** Where the progress list of an application stands, if it has one. */
  readonly stage?: Stage;
  /**
   * What it asks of the API, by the names of the contract, beside what is asked around every page. A call that is not
   * named fails the test in which it is made, and one for which the journey shows no failure does not compile.
   */
  readonly calls: readonly Call[];
  /** The pages that are come to from here inside the same status, by the names the view uses for them. */
  readonly children?: Readonly<Record<string, string>>;
  /** The component, loaded on demand, and with it `title`: of the page, and in the `step` event. */
  readonly view: LoadView<ScreenModule>;
}

/** A page outside the flow of an application: registration, a signer's, the chat's. */
export function definePage<const Path extends string, const Call extends EndpointName = never>(
  definition: Omit<PageDefinition<Path, Call>, 'calls'> & Partial<Pick<PageDefinition<Path, Call>, 'calls'>>,
): PageDefinition<Path, Call> {
  return { calls: [], ...definition };
}
