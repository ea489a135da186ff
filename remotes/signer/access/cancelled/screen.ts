/** The application that a signer was asked about is no more. */
export const cancelled = {
  path: 'heloc-signer/cancelled',
  stage: '',
  view: () => import(/* webpackChunkName: "resume" */ './View.tsx'),
} as const;
