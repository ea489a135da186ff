export const PATHS = {
  login: '/heloc-signer/login',
  resume: '/heloc-signer/resume',
} as const;
