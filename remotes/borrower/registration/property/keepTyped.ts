import { toJson } from '#src/domain/text/json.ts';
import type { Stored } from '#src/features/registration/storage.ts';
import { storageKey } from '#src/features/registration/storageKey.ts';
import { ownedBy, personalKey } from '#src/platform/personal.ts';
import { browserStorage } from '#src/platform/storage.ts';
import type { PropertyValues } from './schema.ts';

/**
 * Keeps what a visitor has typed and chosen on the prerendered first step, as registration itself keeps it: a visitor who
 * reloads before React is there finds it again.
 */
export function keepTyped(root: ParentNode, org: string, view: Window): void {
  const property: Partial<PropertyValues> = {};
  for (const { type, checked, value } of root.querySelectorAll('input')) {
    // Its radio buttons are named by their group's id. Only one group answers yes or no.
    if (checked) property[/^(YES|NO)$/.test(value) ? 'recentTransfer' : 'occupancyType'] = value;
    else if (type === 'text' && value) property.address = { text: value };
  }
  if (Object.keys(property).length === 0) return;
  const stored: Stored = { answers: {}, typed: { property }, savedAt: Date.now() };
  browserStorage(view).session.set(personalKey(storageKey(org)), ownedBy(org, toJson(stored)));
}
