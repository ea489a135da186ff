import { PAGE_STATES, SCREEN_STATES } from '#remotes/borrower/journeys.ts';
import { REMOTE_JOURNEYS } from '#remotes/journeys.ts';
import { scenarios } from '#scenarios/scenarios.ts';
import type { NamedState } from '#src/testing/journey.ts';
import { openApplication } from '../support/application.ts';
import { reachState } from '../support/states.ts';
import { expect, test } from './camera.ts';
import { isWanted, LENDER, SETTINGS } from './settings.ts';

const { org, all, only } = SETTINGS;

const { borrower, ...others } = REMOTE_JOURNEYS;
/** Registration has a tour of its own, with what an organisation asks beside the rest. */
const SECTIONS: readonly (readonly [name: string, states: readonly NamedState[]])[] = [
  ['screens', SCREEN_STATES],
  ['notices', PAGE_STATES],
  ...Object.entries(others).map(([remote, { states }]) => [remote, states] as const),
];

for (const [section, states] of SECTIONS) {
  /** Every state that is asked for by its name, else those that stand for their page. */
  const there = states.filter(({ role = LENDER.role }) => role === LENDER.role);
  const wanted = isWanted(section)
    ? there.filter(({ isFirst }) => isFirst || all)
    : there.filter(({ name }) => isWanted(name));
  for (const state of wanted) {
    const { name, refused, dialog } = state;
    test(name, async ({ page, origins, sandbox, take }) => {
      const at = await reachState(state, page, { origins, sandbox }, org);
      await take(section, name);
      if (!refused) return;
      const form = dialog ? at.dialog(dialog) : at;
      await refused.before?.(form);
      await form.press(refused.button);
      await at.errors();
      await take(section, `${name}, refused`);
    });
  }
}

if (all && only.length === 0) {
  for (const [scenario, { label, path }] of Object.entries(scenarios)) {
    test(`scenario ${scenario}`, async ({ page, origins, sandbox, take }) => {
      await openApplication(page, { origins, sandbox }, { scenario }, '', org);
      const shown = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog'));
      await expect(shown.first()).toBeVisible();
      await take('scenarios', path ? `${scenario}, ${label}` : scenario);
    });
  }
}
