import { useQuery } from '@tanstack/react-query';
import { loanOriginatorQuery } from '#src/api/queries/referral.ts';
import { isEmail } from '#src/domain/person/email.ts';
import { formatPhone } from '#src/domain/person/phone.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** The loan officer or broker who sent the applicant, as they are shown (docs/rules.md#loan-officer-card). */
export function useOriginator(uuid: string) {
  const { api, org } = useRuntime();
  const { data, isLoading } = useQuery(loanOriginatorQuery(api, uuid, org()));
  const name = data?.originatorName || data?.brokerName;
  const originator =
    data && name
      ? {
          ...data,
          name,
          /** The key of what they are in the copy: a broker where no loan officer is named. */
          role: data.originatorName ? ('yourLoanOfficer' as const) : ('yourBroker' as const),
          phone: formatPhone(data.phoneNumber),
          email: data.email && isEmail(data.email) ? data.email : undefined,
        }
      : undefined;
  return { originator, isLoading };
}
