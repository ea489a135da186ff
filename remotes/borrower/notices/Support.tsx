import { useCopy } from '#src/brand/copy.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { Notice } from './Notice.tsx';

/** `/register/support`: how to reach a person, without a login. */
export function View() {
  const t = useCopy(copy);
  return (
    <Notice heading={t('support')}>
      <Text>{t('supportText')}</Text>
    </Notice>
  );
}
