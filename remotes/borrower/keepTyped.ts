import { personalKey } from '#src/platform/personal.ts';
import { browserStorage } from '#src/platform/storage.ts';
import { storageKey } from './registration/storageKey.ts';

/**
 * Keeps what a visitor has typed and chosen on the prerendered first step, as registration itself keeps it: whoever
 * reloads before React is there finds it again.
 */
export function keepTyped(root: ParentNode, org: string, view: Window): void {
  const property: Record<string, unknown> = {};
  for (const { type, checked, value } of root.querySelectorAll('input')) {
    if (type === 'text') property.address = value && { text: value };
    // Its radio buttons are named by their group's id. Only one group answers yes or no.
    else if (checked) property[/^(YES|NO)$/.test(value) ? 'recentTransfer' : 'occupancyType'] = value;
  }
  if (!Object.values(property).some(Boolean)) return;
  const value = JSON.stringify({ answers: {}, typed: { property }, savedAt: Date.now() });
  browserStorage(view).session.set(personalKey(storageKey(org)), JSON.stringify({ owner: org, value }));
}
