import type { Tokens } from '#src/brand/tokens.ts';
import type { Supplied } from '../model/compiled.ts';

export interface Mounted {
  readonly ready: Promise<void>;
  update(change: object): Promise<void>;
  unmount(): void;
}

/** What is shown in a frame. */
export interface Shown {
  /** As the sandbox knows it. */
  readonly org: string;
  readonly remote?: string | undefined;
  /** Below the base path. */
  readonly path: string;
  readonly brand: Supplied;
  /** The session of the sandbox's person; a visitor without one. */
  readonly getToken: () => Promise<string | undefined>;
  /** What is pressed once it is there. */
  readonly press?: string | undefined;
  /** In its place every state of its controls. */
  readonly isBoard?: boolean | undefined;
}

/** What media the frame is drawn for, beside the device's own. */
export type Media = 'screen' | 'forced-colors' | 'print';

/** What is pointed at in the previews: what is drawn with a token, or says a text. */
export interface Marked {
  readonly tokens?: readonly string[];
  readonly text?: string | undefined;
  readonly selector?: string;
}

/** What the studio has of a frame. */
export interface PreviewApi {
  show(what: Shown): Promise<void>;
  update(brand: Supplied): Promise<void> | undefined;
  /** The tokens alone, at once: the next frame has them. */
  paint(tokens: Tokens): void;
  mark(what: Marked | undefined): void;
  simulate(media: Media): void;
  read(how: { direction: 'ltr' | 'rtl'; scale: number }): void;
}
