import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Status } from '#src/api/contract/status.ts';
import { subDecisionOf } from '#src/domain/application/applicationEnums.ts';
import type { StatusFacts } from '#src/domain/application/routing.ts';
import { hasConsent } from '#src/domain/registration/consents.ts';

/** What routing needs, gathered from the status and the application. */
export function statusFacts(status: Status, heloc: Heloc): StatusFacts {
  return {
    checklistStatus: status.checklistStatus,
    uwDecision: status.uwDecision,
    uwSubDecision: subDecisionOf(status.uwSubDecision),
    waitingOnFloodCert: status.waitingOnFloodCert,
    primaryParticipantAcceptComplete: status.primaryParticipantAcceptComplete,
    bpo: status.bpo,
    propertyState: heloc.property?.state,
    isInquiry: heloc.isInquiry,
    isCrypto: heloc.isCrypto,
    // One that was chosen is not the account for the money before it is confirmed.
    disburseRoutingNumber:
      heloc.disburseAccount?.confirmed === false ? undefined : heloc.disburseAccount?.routingNumber,
    softCreditConsent: hasConsent(heloc.consents, 'SOFT_CREDIT'),
  };
}
