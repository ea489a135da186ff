import type * as topic from '#src/api/contract/heloc.ts';
import { secondsToRetry } from '../model/creditFreeze.ts';
import { secondsToBureau } from '../model/creditSearch.ts';
import type { HandlersOf } from './types.ts';

export const helocHandlers = {
  async getHeloc({ params, me, services }) {
    const app = await services.applications.read(params.uuid, me);
    const { creditFreeze, bureauOutage } = app.heloc;
    const now = services.clock.now();
    return {
      ...app.heloc,
      ...(creditFreeze && { creditFreeze: { ...creditFreeze, retryInSeconds: secondsToRetry(app, now) } }),
      ...(bureauOutage && { bureauOutage: { ...bureauOutage, retryInSeconds: secondsToBureau(app, now) } }),
    };
  },
  getAllHelocs: async ({ me, services }) =>
    (await services.applications.ofIdentity(me.uuid)).map(({ heloc }) => heloc),
} satisfies HandlersOf<typeof topic>;
