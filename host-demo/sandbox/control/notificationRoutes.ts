import { Hono } from 'hono';
import { number, object, string } from 'yup';
import type { SentNotification } from '#src/api/contract/notifications.ts';
import { invalid, notFound } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { anyList } from './applicationInput.ts';
import { read } from './read.ts';

const whose = {
  /** `identityUuid` of a new application. */
  identity: string().required(),
  walletAddress: string(),
};
const input = object({
  ...whose,
  /** Any fields over those of a sample; null for what is to be missing. */
  items: anyList(),
  /** Samples. */
  count: number().integer().min(1).max(200),
}).required();

/** What people are told: the paths below `/notifications`. */
export function notificationRoutes({ notifications, identities }: Services): Hono {
  const app = new Hono();
  const require = async (identity: string) => {
    if (!(await identities.get(identity))) throw notFound('Identity not found');
  };
  app.post('/', async (c) => {
    const { identity, items, count, walletAddress } = await read(c, input);
    await require(identity);
    const given = (items as Partial<SentNotification>[] | null | undefined) ?? count;
    if (given === undefined) throw invalid('items or count is required');
    return c.json({ uuids: await notifications.add(identity, given, walletAddress) });
  });
  app.delete('/', async (c) => {
    const { identity, walletAddress } = await read(c, object(whose).required());
    await require(identity);
    await notifications.remove(identity, walletAddress);
    return c.json({});
  });
  return app;
}
