import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { openerOf } from '#src/testing/testingLibraryDriver.ts';
import { journey } from './journey.ts';

test('Texas: condition, damage and repairs are said before an evaluation is ordered', async () => {
  const { application, reach, refused } = journey.states['with repairs'];
  const at = await openerOf(borrower, '/{uuid}', application)();
  await at.waitForStep('bpo/condition');
  expect(await screen.findByText(/fair market value\. It has to rest on/)).toBeVisible();
  await reach(at);
  expect(screen.getByText(/^We may not be able to lend on homes below average/)).toBeVisible();
  await at.fill('What was damaged?', 'Hail on the north side');
  await at.fill('What is being repaired?', 'The fence');
  await at.tick(/^A broker price opinion is not an appraisal/);
  await at.press(refused.button);
  await at.waitForStep('bpo/hold');
  await at.press('Who comes to my home, and when?');
  expect(await screen.findByText('They call you before they come.')).toBeVisible();
  const { answers } = await at.control<{ answers: Record<string, unknown> }>(
    'GET',
    `/applications/${at.application.uuid}`,
  );
  expect(answers.postPropertyCondition).toEqual({
    condition: 'FAIR',
    damages: ['OTHER'],
    damageText: 'Hail on the north side',
    repairs: 'The fence',
    documentUuids: [],
    acknowledged: true,
  });
});
