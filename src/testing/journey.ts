import type { EndpointName } from '#src/api/contract/contract.ts';
import type { BrandRole } from '#src/domain/registration/eligibility.ts';
import type { RemoteName } from '#src/domain/remotes.js';
import type { PageDefinition } from '#src/features/screens/definePage.ts';
import type { FailureName } from './failureMatrix/failures.ts';
import type { Named, PageDriver } from './pageDriver.ts';

/** Calls the sandbox's control surface. */
export type Control = <T = unknown>(method: string, path: string, body?: object) => Promise<T>;

/** A status, or the body of a sandbox application. */
type Application = string | Record<string, unknown>;

/** An application, and the page of it that is opened; by default the one that its status leads to. */
interface ApplicationOpening {
  application: Application;
  path?: string;
}

/** A page beside those of an application. */
interface AddressOpening {
  /** Below the base path; where something has to be there first, the call that sees to it. */
  address: string | ((control: Control, org: string) => Promise<string>);
  /** The application whose applicant is signed in; without one there is no session. */
  signedIn?: Application;
}

/** A remote without addresses of its own, on a page of a host's. */
interface RemoteOpening {
  remote: RemoteName;
  prepare?: (control: Control) => Promise<unknown>;
}

export type Opening = ApplicationOpening | AddressOpening | RemoteOpening;

/** A state of a page, for the tests that examine each. */
export interface State {
  heading: Named;
  /** From the page that opens to the state. */
  reach?: (at: PageDriver, control: Control) => Promise<unknown>;
  /** The dialog that `reach` opened: what is refused is in it. */
  dialog?: Named;
  /**
   * Another party has to act: the page polls, and says that one may leave and how one gets the result, by a mail or at a
   * known time (docs/rules.md#waiting-for-somebody).
   */
  waits?: 'mail' | 'time';
  /** The only kind of brand that has it. */
  role?: BrandRole;
  /** It stays until one of its buttons is pressed. */
  persistent?: true;
  /** What is said when it is sent with nothing filled in; `before` takes away what stands there. */
  refused?: { before?: (at: PageDriver) => Promise<unknown>; button: string; messages: string[] };
  /** The server refuses something on the way, which the browser notes. */
  isRefused?: true;
}

/** Of a screen of an application. */
export type ScreenState = ApplicationOpening & State;
/** Of any page. */
export type PageState =
  | ((ApplicationOpening | AddressOpening) & State)
  // The heading of the page is the host's; one of a part is seen where there is one.
  | (RemoteOpening & Omit<State, 'heading'> & Partial<Pick<State, 'heading'>>);

/**
 * A call of a screen: how a person comes to the moment before it, what is said when it fails, and how they go on. Several
 * cases of one call differ in the path that leads to it.
 */
export type CallCase = Opening & {
  /** From the page that opens until everything is filled in. */
  reach?: (at: PageDriver, control: Control) => Promise<unknown>;
  /** The button that makes the call; without one the page makes it by itself. */
  submit?: Named;
  /** The dialog that it is sent from. */
  dialog?: string;
  /** The button that tries again, where that is not the submit once more. */
  retryButton?: Named;
  /** Where it leads. */
  next: (at: PageDriver) => Promise<unknown>;
  /** What is said, where that is not the failure's own message. */
  message?: Named;
  /** The same for some failures, by name. */
  messages?: { readonly [Name in FailureName]?: Named };
  /** Failures that redirect to another page: what is seen there. */
  redirects?: { readonly [Name in FailureName]?: (at: PageDriver) => Promise<unknown> };
  /** Runs in the background: a failure has no effect on the person. */
  background?: true;
  /** It takes documents that are drawn, or saves a file, as only a browser does. */
  needsBrowser?: true;
  /** What is filled in is not there after a reload; a comment says why (docs/rules.md#drafts-of-a-screen). */
  draft?: false;
  /** Shows the form after a reload, where the page does not by itself. */
  reopen?: (at: PageDriver) => Promise<unknown>;
  /** Fields that no draft holds and the page does not show to be so. */
  notDrafted?: readonly string[];
  /** What is sent expires: the sandbox's clock goes no faster than the test. */
  expires?: true;
};

/** Another owner of the home. */
export interface Owner {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Who goes through an application. */
export interface Person {
  firstName: string;
  lastName: string;
  owners?: readonly Owner[];
  /** The number of an account that is typed in. */
  account?: string;
}

/** From a screen being there to the submit that leads on. */
export type Walk = (at: PageDriver, person: Person) => Promise<unknown>;

/** What becomes of a person when a call fails; or the screen, or the test file, that has it. */
type Failing = CallCase | readonly CallCase[] | { testedBy: string };

/** What becomes of a person when each of these calls fails. One that is missing does not compile. */
export type CallCases<Name extends EndpointName = EndpointName> = { readonly [Call in Name]: Failing };

/** What both engines, jsdom and browser, derive their tests of a page from. */
export interface PageJourney<Of extends PageState = PageState> {
  /** By a name that distinguishes states of the page; '' for the plain one. The first represents the page. */
  states: Readonly<Record<string, Of>>;
  /** The way through the page; without one nothing leads on from it. */
  walk?: Walk;
  calls?: Partial<CallCases>;
}

/** The same of a screen of an application. */
export type Journey = PageJourney<ScreenState>;

/** A journey for each page, with the calls that its definition names: what is missing does not compile. */
export type JourneysOf<Page extends PageDefinition, Of extends PageState = PageState> = {
  readonly [Each in Page as Each['path']]: PageJourney<Of> & CasesOf<Each['calls'][number]>;
};
/** Of a page without calls none is asked for, and of one that names a call that is none not those of the whole contract. */
export type CasesOf<Call extends EndpointName> = [Call] extends [never]
  ? unknown
  : [EndpointName] extends [Call]
    ? unknown
    : { calls: CallCases<Call> };

/** A state, and where it is found. */
export type NamedState<Of extends PageState = PageState> = Of & {
  /** The page's path. */
  screen: string;
  /** The path, and what tells the state from others: "start/contact, owners". */
  name: string;
  /** Whether it stands for the page. */
  isFirst: boolean;
};

/** Every state of every page, in their order. */
export const statesOf = <Of extends PageState>(
  journeys: Readonly<Record<string, { states: Readonly<Record<string, Of>> }>>,
): readonly NamedState<Of>[] =>
  Object.entries(journeys).flatMap(([screen, { states }]) =>
    Object.entries(states).map(([kind, state], index) => {
      const path = 'path' in state ? state.path : screen;
      return { ...state, screen, name: `${path}${kind && `, ${kind}`}`, isFirst: index === 0 };
    }),
  );

/** A call, and where it is made. */
export interface NamedCall {
  /** The page's path. */
  screen: string;
  name: EndpointName;
  call: CallCase;
}

/** Every call of every page, in their order; without those that another test covers. */
export const callsOf = (
  journeys: Readonly<Record<string, { states?: unknown; calls?: Partial<CallCases> }>>,
): readonly NamedCall[] =>
  Object.entries(journeys).flatMap(([screen, { calls = {} }]) =>
    Object.entries(calls).flatMap(([name, cases]) =>
      'testedBy' in cases ? [] : [cases].flat().map((call) => ({ screen, name: name as EndpointName, call })),
    ),
  );
