import { VERSION_2_PATH } from '#src/domain/registration/registrationPaths.ts';
import { definePage } from '#src/features/screens/definePage.ts';

export const phoneAndEmail = definePage({
  path: `${VERSION_2_PATH}/phone-and-email`,
  stage: 'INITIAL',
  calls: ['postWaitlist'],
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
