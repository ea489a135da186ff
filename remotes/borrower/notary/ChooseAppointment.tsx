import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { NotaryReservation } from '#src/api/contract/notary.ts';
import { notaryQuery } from '#src/api/queries/notary.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { fullName } from '#src/domain/person/nameText.ts';
import { mobileOf } from '#src/domain/person/phones.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { LeaveActions } from '#src/features/application/LeaveActions.tsx';
import { ChooseTime } from '#src/features/notary/appointment/ChooseTime.tsx';
import { copy } from '#src/features/notary/appointment/copy.ts';
import { signerName } from '#src/features/signers/signers.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useNotaryPort } from './useNotaryPort.ts';

interface ChooseAppointmentProps {
  /** The appointment that is changed. */
  booked?: NotaryReservation | undefined;
  secondary?: ReactNode;
  /** The appointment is made; the notary's data is refetched. */
  onBooked(): Promise<unknown>;
}

/** A time with a notary in person, for the applicant and everyone who signs with them. */
export function ChooseAppointment({ onBooked, ...form }: ChooseAppointmentProps) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, heloc, profile } = useApplication();
  const { property, owner, helocSigners, dates } = heloc;
  const port = useNotaryPort();
  const queries = useQueryClient();
  return (
    <ChooseTime
      {...form}
      port={port}
      party={{
        property,
        phone: mobileOf(profile.phoneNumbers),
        attendees:
          helocSigners.length > 0
            ? [
                { value: 'APPLICANT', label: t('you', { name: fullName(owner) }) },
                ...helocSigners.map((signer) => ({ value: signer.uuid, label: signerName(signer) })),
              ]
            : [],
        earliest: dates.notaryEarliest,
        paysFee: true,
      }}
      leaveActions={<LeaveActions />}
      onBooked={async () => {
        await queries.invalidateQueries({ queryKey: notaryQuery(api, uuid).queryKey });
        await onBooked();
      }}
    />
  );
}
