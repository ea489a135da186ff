/** One version of an organisation's data, which never changes; what it is asked for with, too. */
export interface Pin {
  /** The name of its folder. */
  readonly hash: string;
  /** Of the file with all that a mount reads. */
  readonly integrity: string;
}

/** Where an organisation's data is, below `themes/`. */
export const bundlePath = (org: string, pin: Pin | undefined) => `${org}/${pin ? `${pin.hash}/` : ''}bundle`;
