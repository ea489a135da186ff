import { message, useCopy } from '#src/brand/copy.tsx';
import { AccountsPage } from '../AccountsPage.tsx';
import { AutopayForm } from './AutopayForm.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  return <AccountsPage heading={t('heading')}>{(answer) => <AutopayForm answer={answer} />}</AccountsPage>;
}
