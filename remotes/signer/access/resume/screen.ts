/** Where a signer is and what comes next (screens s18 "resume"). */
export const resume = {
  path: 'heloc-signer/resume',
  stage: '',
  view: () => import(/* webpackChunkName: "resume" */ './View.tsx'),
};
