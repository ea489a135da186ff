import { string } from 'yup';
import { SUPPORT_MESSAGE, SUPPORT_NAME_MAX, SUPPORT_TOPICS } from '#src/domain/application/support.ts';
import { endpoint } from './endpoint.ts';
import { email, object, phoneNumber, requiredText } from './schemas.ts';

export const postVisitorSupport = endpoint({
  method: 'POST',
  path: '/service-application/external/api/v1/support-request',
  summary: 'Asks for help without an application or a login; the answer goes to the email.',
  source: 'docs/rules.md#requests-for-support',
  auth: 'none',
  unauthorized: 'reject',
  body: () =>
    object({
      name: requiredText().max(SUPPORT_NAME_MAX),
      email: email(),
      phone: phoneNumber().optional(),
      topic: string().oneOf(SUPPORT_TOPICS).required(),
      message: requiredText().min(SUPPORT_MESSAGE.min).max(SUPPORT_MESSAGE.max),
    }),
  response: () => object({ reference: requiredText() }).required(),
});
