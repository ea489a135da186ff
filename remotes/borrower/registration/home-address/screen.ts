import { VERSION_2_PATH } from '#src/domain/registration/registrationPaths.ts';
import { definePage } from '#src/features/screens/definePage.ts';

export const homeAddress = definePage({
  path: `${VERSION_2_PATH}/home-address`,
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
