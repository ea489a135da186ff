import type * as topic from '#src/api/contract/support.ts';
import { referenceFor } from '../model/reference.ts';
import type { HandlersOf } from './types.ts';

export const supportHandlers = {
  async postVisitorSupport({ body, org, services }) {
    const { clock, newId, outbox, store } = services;
    const reference = referenceFor(`${body.email}|support|${clock.now()}`);
    await store.put('event', newId(), 'support', { ...body, reference });
    await outbox.send({
      org,
      channel: 'email',
      to: body.email,
      subject: `We have received your message, ${reference}`,
      text: 'Thank you for writing to us. We will answer to this address.',
    });
    return { reference };
  },
} satisfies HandlersOf<typeof topic>;
