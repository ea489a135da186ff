/** Sign-in by invitation (docs/rules.md#login-of-a-signer). */
export const login = {
  path: 'heloc-signer/login',
  stage: '',
  view: () => import(/* webpackChunkName: "first-screen" */ './View.tsx'),
};
