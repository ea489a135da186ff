import type { Api } from '#src/api/client/createApi.ts';
import {
  getAffiliatePrepop,
  getOfferCode,
  getReferral,
  getReferralStatus,
} from '#src/api/contract/referral.ts';
import { letterCode, type VisitFacts, type VisitParameters } from '#src/domain/application/visit.ts';

interface PrefillRequest {
  api: Api;
  /** The id or code that is looked up. */
  of: string;
  parameters: VisitParameters;
  signal: AbortSignal;
}

export interface Finding {
  /** For `readPrefill`, which trusts none of it. */
  prefill?: object;
  /** For the create call. */
  facts?: VisitFacts;
  /** An application with this already exists: the person is asked to log in. */
  hasApplied?: { email: string | undefined };
}

export interface Source {
  /** What of the visit is looked up; undefined when there is nothing to look up. */
  of(parameters: VisitParameters): string | undefined;
  ask(asked: PrefillRequest): Promise<Finding>;
  /** What follows from there being no such id or code. */
  unknown?(of: string): VisitFacts;
}

/** The status of a referral that has become an application. */
const HAS_APPLIED = 'APPLICATION_EXISTS';

const text = (value: string | null | undefined) => value ?? undefined;

/**
 * The sources for prefilling, by priority: the first with a value fills it in, and
 * the answers in the link (`readPrefillQuery`) come before them all. What the person typed or submitted, and what the
 * profile of a signed-in person has, is never replaced.
 */
export const SOURCES = {
  /** Whether the referral has been used; asked first, since a person who has applied fills in nothing any more. */
  referralStatus: {
    of: ({ referralUuid }) => referralUuid,
    async ask({ api, of, signal }) {
      const { status, email } = await api.call(getReferralStatus, { params: { referralUuid: of }, signal });
      return status === HAS_APPLIED ? { hasApplied: { email: text(email) } } : {};
    },
  },
  /** A loan officer has entered it while talking to the person. */
  referral: {
    of: ({ referralUuid }) => referralUuid,
    async ask({ api, of, signal }) {
      const found = await api.call(getReferral, { params: { referralUuid: of }, signal });
      const { email, phoneNumber } = found;
      return { prefill: { name: found, propertyAddress: found, email, phoneNumber } };
    },
  },
  /** From public records, for the mailing. */
  offerCode: {
    of: letterCode,
    async ask({ api, of, signal }) {
      const found = await api.call(getOfferCode, { params: { code: of }, signal });
      const is = {
        code: found.offerCode,
        inHomeDate: text(found.inHomeDate),
        respondByDate: text(found.respondByDate),
      };
      return { prefill: { name: found, propertyAddress: found }, facts: { offerCode: { of, is } } };
    },
    unknown: (of) => ({ offerCode: { of } }),
  },
  /** Typed on another page, perhaps for another purpose, but by the person. */
  affiliate: {
    of: ({ affiliateId }) => affiliateId,
    async ask({ api, of, parameters, signal }) {
      const query = { id: of, affiliate: parameters.affiliate };
      const found = await api.call(getAffiliatePrepop, { query, signal });
      const { email, phoneNumber, dob, income } = found;
      const is = {
        abVersion: text(found.abVersion),
        appIndicator: text(found.affiliate),
        liveOffers: found.liveOffers,
      };
      return {
        prefill: { name: found, propertyAddress: found, email, phoneNumber, dob, income: { income } },
        facts: { affiliate: { of, is } },
      };
    },
  },
} as const satisfies Record<string, Source>;
