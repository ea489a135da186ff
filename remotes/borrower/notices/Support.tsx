import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { EmailLink, PhoneLink } from '#src/features/shell/ContactLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { Notice } from './Notice.tsx';

/** `/register/support`: how to reach a person, without a login. */
export function View() {
  const t = useCopy(copy);
  const { supportPhone, supportEmail } = useBrand().companyInfo;
  return (
    <Notice heading={t('support')}>
      <Text>{t('supportText')}</Text>
      <PhoneLink number={supportPhone} />
      <EmailLink address={supportEmail} />
    </Notice>
  );
}
