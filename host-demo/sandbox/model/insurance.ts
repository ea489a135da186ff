import type { InsurancePolicy } from '#src/api/contract/parts.ts';
import { isHazardZone, REQUIRED_COVERAGE } from '#src/domain/insurance.ts';
import type { Env } from './env.ts';
import type { Application } from './records.ts';

const REVIEW_MS = 24 * 60 * 60_000;
/** Of the home's value; the rest is its land. */
const BUILDING_SHARE = 0.7;
const LINE = 50_000;

/** What the insurer's own records show already, and a policy against floods in a hazard area. */
export function requireInsurance(app: Application): void {
  const { heloc } = app;
  const liens = heloc.liabilities.filter(({ securedByHome }) => securedByHome);
  const loans = liens.reduce(
    (sum, { monetaryBalance }) => sum + monetaryBalance,
    heloc.selectedOffer?.totalAmount ?? LINE,
  );
  const home = {
    loans: Math.ceil(loans),
    replacementCost: Math.ceil((heloc.adjustedHomeAmount ?? loans / BUILDING_SHARE) * BUILDING_SHARE),
  };
  const policy = (kind: 'HOMEOWNERS' | 'FLOOD', status: string): InsurancePolicy => ({
    kind,
    status,
    requiredCoverage: REQUIRED_COVERAGE[kind](home),
    maxDeductible: 10_000,
  });
  heloc.insurance ??= {
    policies: [
      ...(isHazardZone(heloc.flood?.zone) ? [policy('FLOOD', 'NEEDED')] : []),
      policy('HOMEOWNERS', 'ACCEPTED'),
    ],
  };
}

const policiesOf = ({ heloc }: Application) => heloc.insurance?.policies ?? [];

/** The home is in a flood hazard area, and the person has not said that they know. */
export const isNoticeUnread = ({ heloc: { flood } }: Application): boolean =>
  Boolean(flood?.inHazardArea && !flood.acknowledgedAt);

/** Nothing is asked for any more. */
export const isInsured = (app: Application): boolean =>
  policiesOf(app).every(({ status }) => status === 'ACCEPTED');

/** A person has read what was sent: too little cover is refused. @returns whether anything changed */
export function reviewPolicies(app: Application, { now }: Env): boolean {
  const due = policiesOf(app).filter(
    ({ status, sentAt }) => status === 'IN_REVIEW' && now >= Date.parse(sentAt ?? '') + REVIEW_MS,
  );
  for (const policy of due) {
    const isEnough = (policy.coverage ?? 0) >= (policy.requiredCoverage ?? 0);
    policy.status = isEnough ? 'ACCEPTED' : 'REFUSED';
    policy.message = isEnough ? null : 'The coverage is lower than what is needed.';
  }
  return due.length > 0;
}
