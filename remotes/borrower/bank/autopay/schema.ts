import { boolean, object, string } from 'yup';
import { PAYMENT_MODES, type PaymentMode } from '#src/domain/enums.ts';

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
  accountNeeded: string;
  required: string;
  authorizeNeeded: string;
}

/** @param choosesDay whether the brand lets people choose the day. */
export function autopaySchema(texts: Texts, { choosesDay }: { choosesDay: boolean }) {
  const auto = (mode: unknown) => mode === 'AUTOPAY';
  return object({
    mode: string().oneOf(PAYMENT_MODES, texts.modeNeeded).required(texts.modeNeeded),
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
