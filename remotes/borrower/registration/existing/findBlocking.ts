import { ApiError } from '#src/api/client/apiError.ts';
import { verifyAbilityToStart } from '#src/api/contract/eligibility.ts';
import { getAllHelocs, type Heloc } from '#src/api/contract/heloc.ts';
import { getLoanOriginator } from '#src/api/contract/referral.ts';
import type { Brand } from '#src/brand/schema/brand.ts';
import {
  activeElsewhere,
  type BlockingApplication,
  findBlockingApplication,
} from '#src/domain/application/existingApplication.ts';
import { isEmail } from '#src/domain/person/email.ts';
import { formatPhone } from '#src/domain/person/phone.ts';
import { isUuid } from '#src/domain/text/uuid.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { type Organization, readOrganization } from './organization.ts';

interface Contact {
  phone: string;
  email: string;
}
export type Blocking = BlockingApplication<Pick<Heloc, 'uuid'>> & {
  contact?: Contact;
  /** Whose the application elsewhere is. */
  organization?: Organization;
  /** Another application may be started all the same. */
  canStart?: boolean;
};

/** Here a token that no longer holds makes the person a visitor, it does not send them away from a public page. */
const unauthorizedRejects = { unauthorized: 'reject' as const };

/** The existing application of the signed-in person that blocks another one. */
export async function findBlocking(runtime: Runtime, brand: Brand): Promise<Blocking | undefined> {
  const { api, auth } = runtime;
  try {
    const [helocs, ability] = await Promise.all([
      api.call({ ...getAllHelocs, ...unauthorizedRejects }, {}),
      api.call({ ...verifyAbilityToStart, ...unauthorizedRejects }, {}),
    ]);
    const applications = helocs.map((heloc) => ({
      ...heloc,
      checklistStatus: heloc.status.checklistStatus,
      wholesaleBrokerNmls: heloc.referrer?.wholesaleBrokerNmls,
    }));
    const blocking = findBlockingApplication(applications, {
      isRecent: ability.reason === 'RECENT_HELOC',
      bypassNmls: brand.products.heloc.inquiryBypassNmls,
      elsewhere: activeElsewhere(ability.organizationsWithActiveApplication, runtime.org()),
    });
    if (blocking?.kind === 'elsewhere')
      return {
        ...blocking,
        organization: await readOrganization(runtime, blocking.org),
        canStart: ability.canStartApplication,
      };
    if (blocking?.kind !== 'inquiry') return blocking;
    return { ...blocking, contact: await loanOfficer(runtime, brand, blocking.application) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error;
    auth.clear();
    return undefined;
  }
}

/** The loan officer of an inquiry; our own support where there is none or the look-up fails. */
async function loanOfficer({ api, org }: Runtime, brand: Brand, { referrer }: Heloc): Promise<Contact> {
  const { supportPhone, supportEmail } = brand.companyInfo;
  const support = { phone: supportPhone, email: supportEmail };
  if (!isUuid(referrer?.referrerUuid)) return support;
  try {
    const { phoneNumber, email } = await api.call(getLoanOriginator, {
      params: { loanOriginatorUuid: referrer.referrerUuid },
      query: { organization: org() },
    });
    return {
      phone: formatPhone(phoneNumber) || support.phone,
      email: email && isEmail(email) ? email : support.email,
    };
  } catch {
    return support;
  }
}
