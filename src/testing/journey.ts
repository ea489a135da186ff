import type { EndpointName } from '#src/api/contract/contract.ts';
import type { Named, PageDriver } from './pageDriver.ts';

/** An application, and the page of it that is opened; by default the one that its status leads to. */
interface Opening {
  /** A status, or the body of a sandbox application. */
  application: string | Record<string, unknown>;
  path?: string;
}

/** What a screen may look like, for whoever examines it. */
export interface ScreenState extends Opening {
  heading: Named;
  /** From the page that opens to the state. */
  reach?: (at: PageDriver) => Promise<unknown>;
  /** The dialog that `reach` opened: what is refused is in it. */
  dialog?: string;
  /** What is said when it is sent with nothing filled in. */
  refused?: { button: string; messages: string[] };
}

/** Calls the sandbox's control surface. */
export type Control = (method: string, path: string, body?: object) => Promise<unknown>;

/**
 * A call of a screen: how a person comes to the moment before it, what is said when it fails, and how they go on. Several
 * of one call are told apart by the way that leads to it.
 */
export interface CallCase extends Opening {
  /** From the page that opens until everything is filled in. */
  reach?: (at: PageDriver, control: Control) => Promise<unknown>;
  /** The button that makes the call; without one the page makes it by itself. */
  submit?: Named;
  /** The dialog that it is sent from. */
  dialog?: string;
  /** The button that tries again, where that is not the submit once more. */
  again?: Named;
  /** Where it leads. */
  next: (at: PageDriver) => Promise<unknown>;
  /** What is said, where that is not the failure's own words: for all of them, or by name with `any` for the rest. */
  says?: Named | Readonly<Record<string, Named>>;
  /** Failures that lead elsewhere, and are tested where that is. */
  apart?: readonly string[];
  /** Nobody waits for it: it may fail, and the person goes on as if it had not been asked. */
  unseen?: true;
  /** It takes documents that are drawn, as only a browser does. */
  needsBrowser?: true;
  /** What is sent expires: the sandbox's clock goes no faster than the test. */
  expires?: true;
}

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

/** What becomes of a person when a call fails; where no page is the same afterwards, the test that shows it. */
type Failing = CallCase | readonly CallCase[] | { shownBy: string };

/**
 * What is known of a screen to whoever tests it: all that is derived from it is derived in both engines. `Call` is what
 * the screen's definition names in `calls`: one that is missing here does not compile.
 */
export interface Journey<Call extends EndpointName = never> {
  /** By what tells it from others of the screen; '' for one that nothing does. The first stands for the screen. */
  states: Readonly<Record<string, ScreenState>>;
  /** The way through the screen; without one nothing leads on from it. */
  walk?: Walk;
  calls: { readonly [Name in EndpointName]?: Failing } & { readonly [Name in Call]: Failing };
}
