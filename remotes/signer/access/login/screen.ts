/** Sign-in by invitation (screens s18 "login"). */
export const login = {
  path: 'heloc-signer/login',
  stage: '',
  view: () => import(/* webpackChunkName: "first-screen" */ './View.tsx'),
};
