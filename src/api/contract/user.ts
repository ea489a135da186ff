import type { InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { APPLICATION } from './identity.ts';
import { BROKER } from './paths.ts';
import { list, maybeFlag, maybeText, object, text } from './schemas.ts';

const userSchema = () =>
  object({
    uuid: maybeText(),
    organizationCode: maybeText(),
    profileType: maybeText(),
    email: maybeText(),
    updatedAt: maybeText(),
    isManageable: maybeFlag(),
    /** Of an additional signer as well, who has a dashboard then (docs/rules.md#dashboard-of-a-signer). */
    isBroker: maybeFlag(),
    wallet: object({ accountAddress: maybeText(), groupPolicyAddress: maybeText() })
      .nullable()
      .optional()
      .default(undefined),
    twoFactorEnabled: maybeFlag(),
    passwordExpired: maybeFlag(),
    totpVerified: maybeFlag(),
    aliases: list(object({ type: text(), value: text() }))
      .nullable()
      .optional(),
  });
export type User = InferType<ReturnType<typeof userSchema>>;

export const getFigureInfo = endpoint({
  method: 'GET',
  path: `${BROKER}/secure/api/v3/self/figureinfo`,
  background: true,
  summary: 'The user behind the token, whose audience is in the path.',
  source: 'docs/rules.md#user-behind-a-token',
  headers: APPLICATION,
  response: userSchema,
});
