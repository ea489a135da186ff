import { Hono } from 'hono';
import { notFound } from '../http/errors.ts';
import { conditionView } from '../model/conditions.ts';
import { endConditionReview } from '../model/machine.ts';
import type { Services } from '../services.ts';
import { read } from './read.ts';
import { decisionInput } from './schemas.ts';

const unknown = () => notFound('Condition not found');

/** What is decided about what was asked for; below `/conditions`. */
export function conditionRoutes({ applications, store }: Services): Hono {
  const app = new Hono();

  app.post('/:uuid/decision', async (c) => {
    const decision = await read(c, decisionInput);
    const conditionUuid = c.req.param('uuid');
    const applicationUuid = await store.get<string>('condition', conditionUuid);
    if (!applicationUuid) throw unknown();
    const decided = await applications.change(applicationUuid, undefined, (found, env) => {
      const condition = found.conditions.find(({ uuid }) => uuid === conditionUuid);
      if (!condition) throw unknown();
      endConditionReview(found, condition, decision, env);
      return conditionView(found, condition);
    });
    return c.json(decided);
  });
  return app;
}
