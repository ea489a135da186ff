import type * as topic from '#src/api/contract/waitlist.ts';
import type { HandlersOf } from './types.ts';

export const waitlistHandlers = {
  async postWaitlist({ body, org, services }) {
    await services.store.put('event', services.newId(), 'waitlist', body);
    await services.outbox.send({
      org,
      channel: 'email',
      to: body.email,
      subject: 'You are on our waitlist',
      text: body.consent
        ? 'We will send one notice to this address when you can apply.'
        : 'We will not write to this address again.',
    });
    return {};
  },
} satisfies HandlersOf<typeof topic>;
