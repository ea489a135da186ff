import type { Theme } from './schema/theme.ts';

export interface Fetched {
  url: string;
  data: unknown;
}

/** An answer that is no data; the message names the address. */
export class Unreachable extends Error {
  readonly retryable: boolean = true;
}
export class NotFound extends Unreachable {
  override readonly retryable = false;
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
