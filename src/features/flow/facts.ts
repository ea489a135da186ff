import type { StatusFacts } from '#src/domain/routing.ts';
import type { Heloc, Status } from './ApplicationContext.ts';

/** What routing needs, gathered from the status and the application. */
export function statusFacts(status: Status, heloc: Heloc): StatusFacts {
  return {
    checklistStatus: status.checklistStatus,
    uwDecision: status.uwDecision,
    uwSubDecision: status.uwSubDecision,
    waitingOnFloodCert: status.waitingOnFloodCert,
    primaryParticipantAcceptComplete: status.primaryParticipantAcceptComplete,
    bpo: status.bpo,
    propertyState: heloc.property?.state,
    isInquiry: heloc.isInquiry,
    isCrypto: heloc.isCrypto,
    disburseRoutingNumber: heloc.disburseAccount?.routingNumber,
  };
}
