/** Sign-in by invitation (docs/rules.md#login-of-a-signer). */
export const login = {
  path: 'heloc-signer/login',
  title: 'Sign in',
  stage: '',
  view: () => import(/* webpackChunkName: "first-screen" */ './View.tsx'),
};
