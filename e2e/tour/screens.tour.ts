import { SCREEN_STATES } from '#remotes/borrower/journeys.ts';
import { scenarios } from '#scenarios/scenarios.ts';
import { openApplication } from '../support/application.ts';
import { reachState } from '../support/states.ts';
import { expect, test } from './camera.ts';
import { isWanted, SETTINGS } from './settings.ts';

const SECTION = 'screens';
const { org, all, only } = SETTINGS;

/** Every state of a screen that is asked for by its name, else the one that stands for it. */
const states = isWanted(SECTION)
  ? SCREEN_STATES.filter(({ isFirst }) => isFirst || all)
  : SCREEN_STATES.filter(({ name }) => isWanted(name));

for (const state of states) {
  const { name, refused, dialog } = state;
  test(name, async ({ page, origins, sandbox, take }) => {
    const at = await reachState(state, page, { origins, sandbox }, org);
    await take(SECTION, name);
    if (!refused) return;
    const form = dialog ? at.dialog(dialog) : at;
    await form.press(refused.button);
    await at.errors();
    await take(SECTION, `${name}, refused`);
  });
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
