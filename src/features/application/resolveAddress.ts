import {
  destinationFor,
  routesFromAnyPage,
  type StatusFacts,
  type StatusTable,
} from '#src/domain/application/routing.ts';
import { parseStatus } from '#src/domain/application/status.ts';
import type { AddressResult } from '../flow/gateState.ts';
import type { ScreenDefinition } from '../screens/defineScreen.ts';

interface AddressRequest {
  table: StatusTable;
  screens: readonly ScreenDefinition[];
  /** Of the address, below the application. */
  path: string;
  /** The screen in the address. */
  current: ScreenDefinition | undefined;
  facts: StatusFacts;
  /** What the server still lets the person change. */
  editable: readonly string[];
  /** The tries for the next status are used up. */
  gaveUp: boolean;
}

const HERE: AddressResult = { kind: 'here', editing: false };
const WAIT: AddressResult = { kind: 'wait' };

/**
 * Whether the screen in the address is shown: if the status leads to it or to a screen from which it is reached, if its
 * answers may still be changed, and always if it shows documents or what is still needed; anything else below such a screen
 * leads to it (docs/rules.md#addresses-typed-by-hand).
 */
export function resolveAddress({
  table,
  screens,
  path,
  current,
  facts,
  editable,
  gaveUp,
}: AddressRequest): AddressResult {
  if (current?.alwaysOpen) return HERE;
  const above = !current && screens.find((screen) => screen.alwaysOpen && path.startsWith(`${screen.path}/`));
  if (above) return { kind: 'go', to: { kind: 'screen', path: above.path } };
  const to = destinationFor(table, facts);
  if (to.kind === 'waiting' || (to.kind === 'screen' && to.afterWait && !gaveUp)) return WAIT;
  if (current && to.kind === 'screen' && reachedFrom(screens, to.path, facts).has(current)) return HERE;
  const edits = current?.edits !== undefined && editable.includes(current.edits);
  return edits && !routesFromAnyPage(facts) ? { kind: 'here', editing: true } : { kind: 'go', to };
}

/** A screen and what is reached from it by `children` that the status and the facts open. */
function reachedFrom(screens: readonly ScreenDefinition[], path: string, facts: StatusFacts) {
  const parsed = parseStatus(facts.checklistStatus);
  const opens = ({ statuses, availableWhen }: ScreenDefinition) =>
    (statuses.length === 0 || (parsed.kind === 'known' && statuses.includes(parsed.status))) &&
    (availableWhen?.(facts) ?? true);
  const reached = new Set(screens.filter((screen) => screen.path === path));
  // Iterating over a set includes what is added meanwhile.
  for (const { children } of reached) {
    const paths = Object.values(children);
    for (const child of screens) if (paths.includes(child.path) && opens(child)) reached.add(child);
  }
  return reached;
}
