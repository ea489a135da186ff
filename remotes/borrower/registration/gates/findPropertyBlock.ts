import {
  type SiteBlock,
  siteBlock,
  type WaitlistReason,
  waitlistReason,
} from '#src/domain/registration/eligibility.ts';
import { withTimeLimit } from '#src/platform/withTimeLimit.ts';
import type { GateContext } from './context.ts';
import { gateQueries, isUnlicensedFor, needsLicences } from './lookUps.ts';

interface Property {
  state: string;
  zip: string;
}

/** Why one stays on the property step. */
export type PropertyBlock = SiteBlock | 'unlicensed' | 'waitlist';

/**
 * The first reason that blocks this property. Look-ups are awaited within a time limit, and one that fails
 * blocks nothing.
 *
 * @param noticed what the person has read already: they may go on to the waitlist.
 */
export async function findPropertyBlock(
  context: GateContext,
  property: Property,
  noticed: WaitlistReason | undefined,
): Promise<PropertyBlock | undefined> {
  const site = siteOf(context, property);
  if (site) return site;
  const [unlicensed, waitlist] = await Promise.all([
    isUnlicensed(context, property.state),
    waitlistFor(context, property),
  ]);
  if (unlicensed) return 'unlicensed';
  return waitlist && waitlist !== noticed ? 'waitlist' : undefined;
}

/** Another site for this property; nothing needs to be looked up for it. */
export function siteOf(
  { runtime, bundle: { brand } }: GateContext,
  { state }: Pick<Property, 'state'>,
): SiteBlock | undefined {
  return siteBlock({
    propertyState: state,
    role: brand.role,
    takesNewYork: brand.capabilities.newYork,
    licensedStates: brand.companyInfo.licensedStates,
    newYorkFlag: runtime.flags.get('nyModal'),
  });
}

async function isUnlicensed(context: GateContext, state: string): Promise<boolean> {
  const { queries, visit } = context;
  if (!visit.referrerId) return false;
  const { referrer, licences } = gateQueries(context);
  const found = await withTimeLimit(queries.fetchQuery(referrer));
  const states = needsLicences(found) ? await withTimeLimit(queries.fetchQuery(licences)) : undefined;
  return isUnlicensedFor(found, states, state);
}

async function waitlistFor(context: GateContext, property: Property): Promise<WaitlistReason | undefined> {
  const { states, zips } = gateQueries(context);
  const [allowed, blocked] = await Promise.all([
    withTimeLimit(context.queries.fetchQuery(states)),
    withTimeLimit(context.queries.fetchQuery(zips)),
  ]);
  return reasonFor(context, property, { states: allowed?.states, zips: blocked?.blockedZips });
}

interface Lists {
  states: readonly string[] | undefined;
  zips: readonly string[] | undefined;
}

/** Why this property leads to the waitlist, by the lists as far as they are known. */
export function reasonFor(
  { bundle: { brand }, visit }: Pick<GateContext, 'bundle' | 'visit'>,
  property: Property,
  lists: Lists,
) {
  return waitlistReason({
    ...property,
    allowedStates: lists.states,
    blockedZips: lists.zips,
    isCrypto: visit.isCrypto,
    isCryptoOpen: brand.capabilities.crypto,
  });
}
