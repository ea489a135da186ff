import type { Page } from '@playwright/test';
import type { RemoteName } from '#src/domain/remotes.js';
import type { Origins } from './origins.ts';
import type { Sandbox } from './sandbox.ts';

export interface Sites {
  page: Page;
  origins: Origins;
  sandbox: Sandbox;
  /** Default: the main organisation. */
  org?: string;
}

/** A way that makes a remote ask for some of its files. Together they ask for every file that the build has. */
export interface Walk {
  remote: RemoteName;
  name: string;
  /** Ends at a part of a page that is left out, without a word, when its files cannot be had. */
  optional?: true;
  /** Ends at a failure of its own, with a way on, also when all its files are there. */
  endsInFailure?: true;
  go(sites: Sites): Promise<unknown>;
}
