import { Hono } from 'hono';
import { object, string } from 'yup';
import { notFound } from '../http/errors.ts';
import { accountsOf } from '../model/accounts.ts';
import type { Services } from '../services.ts';
import { read } from './read.ts';
import { userFields, withUser } from './user.ts';

const input = object({
  /** `identityUuid` of a new application. */
  identity: string().required(),
  ...userFields,
}).required();

/** What is said of a person who logs in: the paths below `/user`. */
export function userRoutes({ identities }: Services): Hono {
  const app = new Hono();
  app.put('/', async (c) => {
    const { identity, isBroker, passwordExpired, accounts } = await read(c, input);
    const found = await identities.get(identity);
    if (!found) throw notFound('Identity not found');
    const changed = withUser(found, { isBroker, passwordExpired, accounts });
    await identities.save(changed);
    return c.json({ ...changed.user, accounts: accountsOf(changed) });
  });
  return app;
}
