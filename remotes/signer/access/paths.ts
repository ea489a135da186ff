import { SIGNER_SEGMENT } from '#src/domain/remotes.js';

/** Of each screen, below the base path. */
export const PATHS = {
  login: `${SIGNER_SEGMENT}/login`,
  resume: `${SIGNER_SEGMENT}/resume`,
  cancelled: `${SIGNER_SEGMENT}/cancelled`,
} as const;
