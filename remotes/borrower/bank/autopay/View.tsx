import { useBrand } from '#src/brand/BrandProvider.tsx';
import { message, useCopy } from '#src/brand/copy.tsx';
import { AccountsPage } from '../AccountsPage.tsx';
import { AutopayForm } from './AutopayForm.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const { choosePaymentDay } = useBrand().capabilities;
  return (
    <AccountsPage heading={t('heading')}>
      {(answer) => <AutopayForm answer={choosePaymentDay ? answer : { ...answer, lastPaymentDay: null }} />}
    </AccountsPage>
  );
}
