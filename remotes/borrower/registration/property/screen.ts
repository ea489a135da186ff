import { VERSION_2_PATH } from '#src/domain/registration/registrationPaths.ts';
import { definePage } from '#src/features/screens/definePage.ts';
import { eager } from '#src/features/screens/viewOf.ts';
import { title, View } from './View.tsx';

export const property = definePage({
  path: VERSION_2_PATH,
  stage: 'INITIAL',
  view: eager({ View, title }),
});
