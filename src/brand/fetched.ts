import type { Theme } from './schema/theme.ts';

export interface Fetched {
  url: string;
  data: unknown;
  text?: string;
}

/** Of an organisation's files those that a mount reads. */
export type FileName = 'look' | 'dark' | 'brand' | 'copy';

/** What has come of a file; throws why it has not. */
export type ReadFile = (name: FileName) => Fetched;

/** Asks for a file below `themes/`, without its `.json`. */
export type SendFor = (path: string, init?: RequestInit) => Promise<Fetched>;

/** An answer that is no data; the message names the address. */
export class Unreachable extends Error {
  readonly retryable: boolean = true;
}
export class NotFound extends Unreachable {
  override readonly retryable = false;
}

/** Something wrong that was done without, as it was met: `toProblems` says it in full. */
export interface Finding {
  /** Where no file is to blame, the cause names the address. */
  readonly file?: string | undefined;
  readonly cause: unknown;
  readonly data?: unknown;
}

/** How an organisation looks, by its files. */
export interface Look {
  readonly theme: Theme;
  /** What it is read from, over which the page's theme is laid. */
  readonly file: Fetched & {
    /** Fields that a later release knows. */
    readonly passed: readonly string[];
  };
  /** Of an organisation whose own looks cannot be had: whether another try may help. */
  readonly lost?: { readonly retryable: boolean } | undefined;
}
