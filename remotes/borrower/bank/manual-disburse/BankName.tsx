import { useQuery } from '@tanstack/react-query';
import { bankNameQuery } from '#src/api/queries/bank.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { bankDigits, isRoutingNumber } from '#src/domain/bank/aba.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** The bank of a complete routing number, so that a wrong digit is noticed. Nothing when the bank is not known. */
export function BankName({ routingNumber }: { routingNumber: string | undefined }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const digits = bankDigits(routingNumber);
  const { data: name } = useQuery({ ...bankNameQuery(api, uuid, digits), enabled: isRoutingNumber(digits) });
  return (
    <div role="status">
      {name === undefined ? null : <Text small>{name ? t('bankIs', { name }) : t('bankUnknown')}</Text>}
    </div>
  );
}
