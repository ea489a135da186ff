import { message, useCopy } from '#src/brand/copy.tsx';
import { PrivacyLink } from '#src/features/legal/PrivacyLink.tsx';
import { AccountsPage } from '../AccountsPage.tsx';
import { copy } from './copy.ts';
import { DisburseForm } from './DisburseForm.tsx';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  return (
    <AccountsPage heading={t('heading')} footer={<PrivacyLink />}>
      {(answer) => <DisburseForm answer={answer} />}
    </AccountsPage>
  );
}
