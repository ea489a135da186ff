import type * as topic from '#src/api/contract/events.ts';
import { recordEvent } from '../model/telemetryEvents.ts';
import type { HandlersOf } from './types.ts';

export const eventsHandlers = {
  postSession: ({ body, services }) => ({
    sessionKey: body.sessionKey ?? { uuid: services.newId(), epoch: services.clock.now(), trackerUuid: null },
  }),
  async postEvent({ body, services }) {
    await recordEvent(services, body);
    return {};
  },
  async putFullStoryLink({ params, me, body, services }) {
    await services.applications.change(params.uuid, me, (app) => {
      app.extra.fullStoryLink = body.link;
    });
    return {};
  },
  async postCeoFeedback({ me, body, services }) {
    await services.store.put('event', services.newId(), `feedback|${me.uuid}`, body);
    return {};
  },
} satisfies HandlersOf<typeof topic>;
