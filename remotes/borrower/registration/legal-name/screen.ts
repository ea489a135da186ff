import { VERSION_2_PATH } from '#src/domain/registration/registrationPaths.ts';
import { definePage } from '#src/features/screens/definePage.ts';

export const legalName = definePage({
  path: `${VERSION_2_PATH}/legal-name`,
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
