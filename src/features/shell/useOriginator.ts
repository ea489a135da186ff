import { useQuery } from '@tanstack/react-query';
import { loanOriginatorQuery } from '#src/api/queries/referral.ts';
import { useOrg } from '#src/brand/context.ts';
import { isEmail } from '#src/domain/person/email.ts';
import { formatPhone } from '#src/domain/person/phone.ts';
import { isUuid } from '#src/domain/text/uuid.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** The loan officer or broker who sent the applicant, as they are shown (docs/rules.md#loan-officer-card). */
export function useOriginator(uuid: string) {
  const { api } = useRuntime();
  const org = useOrg();
  const { data, isLoading } = useQuery({ ...loanOriginatorQuery(api, uuid, org()), enabled: isUuid(uuid) });
  const originatorName = data?.originatorName?.trim();
  const brokerName = data?.brokerName?.trim();
  const name = originatorName || brokerName;
  const originator =
    data && name
      ? {
          name,
          originatorName,
          brokerName,
          nmls: data.nmls,
          /** The key of what they are in the copy: a broker where no loan officer is named. */
          role: originatorName ? ('yourLoanOfficer' as const) : ('yourBroker' as const),
          phone: formatPhone(data.phoneNumber),
          email: data.email && isEmail(data.email) ? data.email : undefined,
          picture: pictureOf(data.avatarUri),
        }
      : undefined;
  return { originator, isLoading };
}

/** By https alone, and with no name or password in it. */
function pictureOf(uri: string | null | undefined): string | undefined {
  if (!uri || !URL.canParse(uri)) return undefined;
  const { protocol, username, password, href } = new URL(uri);
  return protocol === 'https:' && username + password === '' ? href : undefined;
}
