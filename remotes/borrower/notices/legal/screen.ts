import { definePage } from '#src/features/screens/definePage.ts';
import { LEGAL_PAGES } from './paths.ts';

/** Pages that lead to the lender's own site (docs/rules.md#legal-pages). */
export const legalPages = LEGAL_PAGES.map((path) =>
  definePage({
    path,
    stage: 'INITIAL',
    async view() {
      const { View, titleOf } = await import(/* webpackChunkName: "pages" */ './View.tsx');
      return { View, title: titleOf(path) };
    },
  }),
);
