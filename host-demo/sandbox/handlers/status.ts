import type * as topic from '#src/api/contract/status.ts';
import type { HandlersOf } from './types.ts';

export const statusHandlers = {
  getStatus: async ({ params, me, services }) =>
    (await services.applications.read(params.uuid, me)).heloc.status,
} satisfies HandlersOf<typeof topic>;
