import type { Signer } from '#src/api/contract/parts.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { PhoneLink } from '../shell/ContactLinks.tsx';
import { copy } from './copy.ts';

/** Of those who do not sign: why, they have told us alone (docs/rules.md#signers-who-decline). */
export function NeedsToTalk({ signers }: { signers: readonly Signer[] }) {
  const t = useCopy(copy);
  const { supportPhone } = useBrand().companyInfo;
  const declined = signers.filter(({ status }) => status === 'DECLINED');
  if (declined.length === 0) return null;
  return (
    <Alert tone="warning">
      {declined.map(({ uuid, firstName }) => (
        <Text key={uuid}>{t('needsToTalk', { name: firstName })}</Text>
      ))}
      <PhoneLink number={supportPhone} />
    </Alert>
  );
}
