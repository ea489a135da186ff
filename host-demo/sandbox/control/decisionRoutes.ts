import { Hono } from 'hono';
import { advance, arrive, endIdentityReview, endIncomeReviews } from '../model/machine.ts';
import { decideReport } from '../model/valuation.ts';
import type { Services } from '../services.ts';
import { applyHold } from './makeApplication.ts';
import { read } from './read.ts';
import { freezeInput, identityReviewInput, incomeReviewInput, valuationInput } from './schemas.ts';

/** What people and other companies decide about an application, and whether it waits for them; below `/applications`. */
export function decisionRoutes({ applications }: Services): Hono {
  const app = new Hono();

  for (const [path, hold] of [
    ['hold', true],
    ['release', false],
  ] as const) {
    app.post(`/:uuid/${path}`, async (c) => {
      const uuid = c.req.param('uuid');
      await applications.change(uuid, undefined, (found, env) => {
        // Time stood still while it was held.
        if (found.hold && !hold) found.enteredAt = env.now;
        applyHold(found, hold);
        if (!hold) advance(found, env);
      });
      return c.json({ uuid, hold });
    });
  }

  app.post('/:uuid/credit-freeze', async (c) => {
    const { lifted } = await read(c, freezeInput);
    await applications.change(c.req.param('uuid'), undefined, (found) => {
      found.freezeLifted = lifted;
    });
    return c.json({ lifted });
  });

  app.post('/:uuid/income-review', async (c) => {
    const { accepted } = await read(c, incomeReviewInput);
    await applications.change(c.req.param('uuid'), undefined, (found, env) => {
      endIncomeReviews(found, env, accepted);
    });
    return c.json({ accepted });
  });

  app.post('/:uuid/identity-review', async (c) => {
    const { accepted } = await read(c, identityReviewInput);
    await applications.change(c.req.param('uuid'), undefined, (found, env) => {
      endIdentityReview(found, env, accepted);
    });
    return c.json({ accepted });
  });

  app.post('/:uuid/valuation', async (c) => {
    const input = await read(c, valuationInput);
    await applications.change(c.req.param('uuid'), undefined, (found, env) => {
      found.valuationReport = Object.fromEntries(
        Object.entries(input).filter(([, value]) => value !== undefined),
      );
      const next = decideReport(found, env);
      if (next) arrive(found, next, env);
    });
    return c.json(input);
  });
  return app;
}
