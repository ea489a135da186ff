import { boolean, object, string } from 'yup';
import { PAYMENT_MODES, type PaymentMode } from '#src/domain/application/applicationEnums.ts';

/** Stands for the account the money goes to. */
export const SAME_ACCOUNT = 'same';

export interface AutopayValues {
  mode: PaymentMode;
  account?: string;
  day?: string;
  authorized?: boolean;
}

interface Texts {
  modeNeeded: string;
  noAccount: string;
  accountNeeded: string;
  required: string;
  authorizeNeeded: string;
}

/**
 * @param choosesDay whether the brand lets people choose the day.
 * @param hasAccount whether there is an account to pay from: without one nothing else of automatic payments is asked.
 */
export function autopaySchema(
  texts: Texts,
  { choosesDay, hasAccount }: { choosesDay: boolean; hasAccount: boolean },
) {
  const auto = (mode: unknown) => mode === 'AUTOPAY' && hasAccount;
  const payable = PAYMENT_MODES.filter((mode) => hasAccount || mode !== 'AUTOPAY');
  return object({
    mode: string()
      .required(texts.modeNeeded)
      .oneOf(payable, hasAccount ? texts.modeNeeded : texts.noAccount),
    account: string().when('mode', ([mode], schema) =>
      auto(mode) ? schema.required(texts.accountNeeded) : schema,
    ),
    day: string().when('mode', ([mode], schema) =>
      auto(mode) && choosesDay ? schema.required(texts.required) : schema,
    ),
    authorized: boolean().when('mode', ([mode], schema) =>
      auto(mode) ? schema.oneOf([true], texts.authorizeNeeded).required(texts.authorizeNeeded) : schema,
    ),
  });
}
