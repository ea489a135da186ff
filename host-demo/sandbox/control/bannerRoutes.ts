import { Hono } from 'hono';
import { object, string } from 'yup';
import type { Services } from '../services.ts';
import { anyList } from './applicationInput.ts';
import { read } from './read.ts';

const input = object({
  /** In place of the file's, whatever is in them; null: the file's again. With `org` beside them, for that one alone. */
  items: anyList().defined(),
  org: string(),
}).required();

/** What the demo's CDN answers as announcements. */
export function bannerRoutes({ settings }: Services): Hono {
  const app = new Hono();
  app.put('/', async (c) => {
    const { items, org } = await read(c, input);
    await settings.setBanners(items ?? null, org);
    return c.json({ items: settings.bannersOver([]) });
  });
  return app;
}
