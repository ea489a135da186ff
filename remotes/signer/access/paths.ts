/** Of each screen, below the base path. */
export const PATHS = {
  login: 'heloc-signer/login',
  resume: 'heloc-signer/resume',
  cancelled: 'heloc-signer/cancelled',
} as const;
