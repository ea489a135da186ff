import type { InsurancePolicy } from '#src/api/contract/parts.ts';
import { isHazardZone, type PolicyKind, REQUIRED_COVERAGE } from '#src/domain/property/insurance.ts';
import { type LAST_NAMES, same } from './decisions.ts';
import type { Env } from './env.ts';
import { mailApplicant } from './mail.ts';
import type { Application } from './records.ts';

const REVIEW_MS = 24 * 60 * 60_000;
/** Of the home's value; the rest is its land. */
const BUILDING_SHARE = 0.7;
const CREDIT_LINE = 50_000;
const TOO_LOW = 'The coverage is lower than what is needed.';

interface RequiredPolicies {
  /** Policies that no records show, and that the person has to send. */
  needs?: readonly PolicyKind[];
  /** The flood certificate is still awaited. */
  awaitsCertificate?: true;
  /** As on FEMA's map. */
  zone?: string;
  disasterArea?: true;
}

/** What has to be known of the home before closing, by the last name of the applicant. */
const ASKED_BY_LAST_NAME: Readonly<Partial<Record<keyof typeof LAST_NAMES, RequiredPolicies>>> = {
  Floodzone: { awaitsCertificate: true },
  Highwater: { awaitsCertificate: true, zone: 'AE' },
  Uninsured: { needs: ['HOMEOWNERS'] },
  Condo: { needs: ['CONDO_MASTER', 'CONDO_HO6'] },
  Wildfire: { needs: ['HOMEOWNERS'], disasterArea: true },
};
const USUAL: RequiredPolicies = {};

/** What entering GEN_CLOSING_DISCLOSURE brings. */
export function checkHome(app: Application, env: Env): void {
  const { heloc } = app;
  const name = Object.keys(ASKED_BY_LAST_NAME).find((key) =>
    same(key, heloc.owner.lastName),
  ) as keyof typeof ASKED_BY_LAST_NAME;
  const { needs = [], awaitsCertificate, zone, disasterArea } = ASKED_BY_LAST_NAME[name] ?? USUAL;
  if (awaitsCertificate) heloc.status.waitingOnFloodCert = true;
  if (zone) heloc.flood ??= { inHazardArea: true, zone };
  const flood = isHazardZone(heloc.flood?.zone) ? (['FLOOD'] as const) : [];
  requireInsurance(app, env, [...flood, ...needs]);
  if (heloc.insurance && disasterArea) heloc.insurance.disasterArea = true;
}

const OF_THE_HOME: readonly PolicyKind[] = ['HOMEOWNERS', 'CONDO_MASTER', 'CONDO_HO6'];

/** Policies that are asked for; one on the home itself the insurer's own records show otherwise. */
function requireInsurance(app: Application, env: Env, needs: readonly PolicyKind[]): void {
  const { heloc } = app;
  if (needs.length === 0 || heloc.insurance) return;
  const liens = heloc.liabilities.filter(({ securedByHome }) => securedByHome);
  const loans = liens.reduce(
    (sum, { monetaryBalance }) => sum + monetaryBalance,
    heloc.selectedOffer?.totalAmount ?? CREDIT_LINE,
  );
  const home = {
    loans: Math.ceil(loans),
    replacementCost: Math.ceil((heloc.adjustedHomeAmount ?? loans / BUILDING_SHARE) * BUILDING_SHARE),
  };
  const policy = (kind: PolicyKind, status: string): InsurancePolicy => ({
    kind,
    status,
    requiredCoverage: REQUIRED_COVERAGE[kind](home),
    maxDeductible: 10_000,
  });
  const isShown = !needs.some((kind) => OF_THE_HOME.includes(kind));
  heloc.insurance = {
    policies: [
      ...needs.map((kind) => policy(kind, 'NEEDED')),
      ...(isShown ? [policy('HOMEOWNERS', 'ACCEPTED')] : []),
    ],
  };
  mailApplicant(app, env, {
    subject: 'We need proof of your insurance',
    text: 'Before closing we need to see a policy on your home. Your application says which, and how to send it.',
  });
}

const policiesOf = ({ heloc }: Application) => heloc.insurance?.policies ?? [];

/** The home is in a flood hazard area, and the person has not said that they know. */
export const isNoticeUnread = ({ heloc: { flood } }: Application): boolean =>
  Boolean(flood?.inHazardArea && !flood.acknowledgedAt);

/** Nothing is asked for any more. */
export const isInsured = (app: Application): boolean =>
  policiesOf(app).every(({ status }) => status === 'ACCEPTED');

/** When the last policy was looked at. */
export const insuredAt = (app: Application): number =>
  Math.max(0, ...policiesOf(app).flatMap(({ sentAt }) => (sentAt ? Date.parse(sentAt) + REVIEW_MS : [])));

/** A person has read what was sent: too little cover is refused. @returns whether anything changed */
export function reviewPolicies(app: Application, env: Env): boolean {
  const { now } = env;
  const due = policiesOf(app).filter(
    ({ status, sentAt }) => status === 'IN_REVIEW' && now >= Date.parse(sentAt ?? '') + REVIEW_MS,
  );
  for (const policy of due) {
    const isEnough = (policy.coverage ?? 0) >= (policy.requiredCoverage ?? 0);
    policy.status = isEnough ? 'ACCEPTED' : 'REFUSED';
    policy.message = isEnough ? null : TOO_LOW;
    mailApplicant(app, env, {
      subject: isEnough ? 'Your insurance is fine' : 'Please send another proof of your insurance',
      text: isEnough ? 'We have read your policy, and your closing goes on.' : TOO_LOW,
    });
  }
  return due.length > 0;
}
