import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReceivedRequest } from '#sandbox/http/requests.ts';
import { renderStep, type StepInput } from '../../testing/renderStep.ts';

export const PASSWORD = 'Correct-Horse-9!';
export const CREATE = '/service-application/api/v3/application/helocs';
export const REGISTER = '/identity/api/v1/registration/register';
export const ABILITY = '/service-search/api/v1/profiles/actions/verify-ability-to-start-application';

/** The last step with everything filled in, and what the API receives from it. */
export async function lastStep(input: StepInput = {}) {
  const view = await renderStep('set-password', input);
  const { user, next } = view;
  if (screen.queryByLabelText('Password')) {
    for (const name of ['Password', 'Confirm password']) {
      await user.click(screen.getByLabelText(name));
      await user.paste(PASSWORD);
    }
  }
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  const everything = () => view.control<ReceivedRequest[]>('GET', '/requests');
  /** What registration holds is deleted once the application is there; the key of a call without an answer is kept. */
  const created = () =>
    waitFor(() =>
      expect(
        Object.keys(sessionStorage).filter((key) => !/:once:|telemetry|^heloc:flags:/.test(key)),
      ).toEqual([]),
    );
  return {
    ...view,
    created,
    everything,
    async received(path: string, method = 'POST') {
      return (await everything()).filter((request) => request.path === path && request.method === method);
    },
    /** Submits and waits for the application. */
    async create() {
      await next();
      await created();
    },
  };
}
