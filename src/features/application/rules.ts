import { destinationFor, type StatusTable } from '#src/domain/application/routing.ts';
import type { FlowRules } from '../flow/gateState.ts';
import type { ScreenDefinition } from '../screens/defineScreen.ts';
import type { ApplicationData } from './applicationSource.ts';
import { statusFacts } from './facts.ts';
import { resolveAddress } from './resolveAddress.ts';

/** The flow of an application, by the status table. */
export function applicationRules(
  screens: readonly ScreenDefinition[],
  table: StatusTable,
): FlowRules<ApplicationData, ScreenDefinition> {
  return {
    statusOf: ({ status }) => status.checklistStatus ?? null,
    withStatus: (data, checklistStatus) => ({ ...data, status: { ...data.status, checklistStatus } }),
    // An application that was read under an older status lacks what came with the new one, such as offers.
    isMixed: ({ heloc, status }) =>
      (heloc.status.checklistStatus ?? null) !== (status.checklistStatus ?? null),
    destinationOf: ({ heloc, status }) => destinationFor(table, statusFacts(status, heloc)),
    resolveAddress: ({ path, screen }, { heloc, status }, gaveUp) =>
      resolveAddress({
        table,
        screens,
        path,
        current: screen,
        facts: statusFacts(status, heloc),
        editable: heloc.editable,
        gaveUp,
      }),
  };
}
