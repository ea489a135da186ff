import { VERSION_2_PATH } from '#src/domain/registration/registrationPaths.ts';
import { definePage } from '#src/features/screens/definePage.ts';

export const birthdate = definePage({
  path: `${VERSION_2_PATH}/birthdate`,
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
