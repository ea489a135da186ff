import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from './testing/remote.ts';

const MAINTENANCE = 'fe-heloc-maintenance';
const on = { [MAINTENANCE]: true };
const page = () => screen.findByRole('heading', { level: 1, name: 'Scheduled Maintenance' });

/** Flags are asked for by themselves too, once an application is known: that may end it before a press does. */
async function checkAgain({ user }: Awaited<ReturnType<typeof renderRemote>>): Promise<void> {
  const button = screen.queryByRole('button', { name: 'Check again' });
  if (button) await user.click(button);
}

describe('maintenance', () => {
  test('closes registration with the default message, until a check finds it over', async () => {
    const app = await renderRemote(borrower, { path: '/register-v2', flags: on });
    expect(await page()).toBeVisible();
    expect(
      screen.getByText(
        'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
      ),
    ).toBeVisible();
    expect(document.title).toMatch(/Scheduled Maintenance$/);
    await app.user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('The maintenance is not over yet.')).toBeVisible();
    await app.control('PUT', '/flags', { [MAINTENANCE]: false });
    await checkAgain(app);
    await app.waitForStep('register-v2');
  });

  test('says what the flag says', async () => {
    const variables = { [MAINTENANCE]: { message: 'Back at 6 pm Pacific time.', routes: [] } };
    await renderRemote(borrower, { path: '/register-v2/birthdate', flags: on, variables });
    await page();
    expect(screen.getByText('Back at 6 pm Pacific time.')).toBeVisible();
  });

  test('closes only the routes that the flag lists', async () => {
    const variables = { [MAINTENANCE]: { routes: ['/register'] } };
    const app = await renderRemote(borrower, { path: '/register-v2', flags: on, variables });
    await app.waitForStep('register-v2');
    expect(screen.queryByText('Scheduled Maintenance')).not.toBeInTheDocument();
  });

  test.each(['/{uuid}/start/*', 'start/*', '/start'])(
    'closes the screens of an application by %s',
    async (route) => {
      const app = await renderRemote(borrower, {
        path: '/{uuid}',
        flags: on,
        variables: { [MAINTENANCE]: { routes: [route] } },
        application: { status: { checklistStatus: 'HMDA' } },
      });
      expect(await page()).toBeVisible();
      await app.control('PUT', '/flags', { [MAINTENANCE]: false });
      await checkAgain(app);
      await app.waitForStep('start/hmda');
    },
  );

  test('leaves applications alone', async () => {
    const app = await renderRemote(borrower, {
      path: '/{uuid}',
      flags: on,
      application: { status: { checklistStatus: 'HMDA' } },
    });
    await app.waitForStep('start/hmda');
  });
});
