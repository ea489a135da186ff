import { test, expect } from './support/fixtures.ts';
import { Worker } from './support/hands.ts';
import { openApplication } from './support/application.ts';
test('x', async ({ page, origins, sandbox }) => {
  const log = (s: string) => console.log(new Date().toISOString().slice(17,23), s);
  page.on('console', (m) => log('CONSOLE ' + m.text())); 
  page.on('request', (r) => { if (r.method() !== 'OPTIONS') log('> ' + r.url().slice(-60)); });
  page.on('requestfinished', (r) => { if (r.method() !== 'OPTIONS') log('< ' + r.url().slice(-60)); });
  await openApplication(page, { origins, sandbox }, 'APP_SUBMISSION');
  const at = new Worker(page);
  await at.press('Open Sample PDF');
  log('pressed');
  await expect(at.button('Skip to the end of the document')).toBeVisible();
  log('skip visible');
  await at.press('Skip to the end of the document');
  log('skip pressed');
});
