/** Where a signer is and what comes next (docs/rules.md#steps-of-a-signer). */
export const resume = {
  path: 'heloc-signer/resume',
  stage: '',
  view: () => import(/* webpackChunkName: "resume" */ './View.tsx'),
} as const;
