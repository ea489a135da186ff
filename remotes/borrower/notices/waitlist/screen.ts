import { definePage } from '#src/features/screens/definePage.ts';

const page = {
  stage: 'INITIAL',
  calls: ['postWaitlist'],
  view: () => import(/* webpackChunkName: "pages" */ './View.tsx'),
} as const;

/** Thanks, the email to be confirmed, and the consent to one notice (docs/rules.md#waitlist). */
export const waitlist = definePage({ path: 'waitlist', ...page });

/** The same for the main brand. */
export const marketingWaitlist = definePage({ path: 'marketing-waitlist', ...page });
