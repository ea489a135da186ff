import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** A phone that is missing (docs/rules.md#phone-that-is-missing). */
export const phoneNumber = defineScreen({
  path: 'conditions/phone-number',
  stage: 'MORE_INFO',
  alwaysOpen: true,
  hidesTasks: true,
  calls: [
    'getConditions',
    'sendPhoneCode',
    'verifyPhoneCode',
    'putIdentityAlias',
    'getConsentPrompt',
    'postUserConsents',
  ],
  view: () => import(/* webpackChunkName: "conditions" */ './View.tsx'),
});
