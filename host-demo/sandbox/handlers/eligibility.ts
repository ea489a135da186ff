import type * as topic from '#src/api/contract/eligibility.ts';
import { abilityToStart } from '../model/ability.ts';
import { licenseOf } from '../organisations.ts';
import type { HandlersOf } from './types.ts';

export const eligibilityHandlers = {
  async verifyAbilityToStart({ me, services }) {
    const own = await services.applications.ofIdentity(me.uuid);
    const { reason, organizations } = abilityToStart(own, me, services.clock.now());
    return {
      canStartApplication: reason === undefined,
      organizationsWithActiveApplication: organizations,
      reason: reason ?? null,
    };
  },
  getStatesEligibility: ({ query, services }) => ({
    states: [...services.organisations.of(query.orgCode).states],
  }),
  getZipEligibility: ({ query, services }) => ({
    blockedZips: [...services.organisations.of(query.orgCode).blockedZips],
  }),
  getStateLicenses: ({ query, services }) =>
    services.organisations.of(query.orgCode).licensedStates.map(licenseOf),
} satisfies HandlersOf<typeof topic>;
