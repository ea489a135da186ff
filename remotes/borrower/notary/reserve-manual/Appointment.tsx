import { deleteNotaryReservation, type NotaryReservation } from '#src/api/contract/notary.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { Booked, WhatToBring } from '#src/features/notary/appointment/Booked.tsx';
import { signerName } from '#src/features/signers/signers.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { Reminders } from './Reminders.tsx';

interface AppointmentProps {
  reservation: NotaryReservation;
  /** Dollars. */
  fee: number | null | undefined;
  onCancelled(): Promise<unknown>;
}

/** When and where first, then what to do about it, then what to bring. */
export function Appointment({ reservation, fee, onCancelled }: AppointmentProps) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { pricing } = useBrand();
  const { uuid, heloc, profile } = useApplication();
  const flow = useFlow();
  useRefetchWhileVisible(() => flow.recheck());
  const names = [fullName(heloc.owner), ...heloc.helocSigners.map(signerName)];
  const price = formatWholeMoney(fee ?? pricing.manualNotaryFee);
  return (
    <Stack gap={4}>
      <Booked
        reservation={reservation}
        property={heloc.property}
        moreRows={[{ term: t('fee'), value: t('feeText', { fee: price }) }]}
        note={t('leave', { address: profile.email })}
        onChange={() => flow.toChild('change')}
        cancel={() => api.call(deleteNotaryReservation, { params: { uuid } })}
        onCancelled={onCancelled}
      />
      <WhatToBring>
        <Text>{t('names')}:</Text>
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </WhatToBring>
      <Reminders chosen={reservation.reminders ?? []} />
    </Stack>
  );
}
