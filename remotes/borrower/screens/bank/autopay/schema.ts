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
  return object({
    mode: string().oneOf(PAYMENT_MODES, texts.modeNeeded).required(texts.modeNeeded),
    account: string().when('mode', {
      is: 'AUTOPAY',
      then: (schema) => schema.required(texts.accountNeeded),
    }),
    day: string().when('mode', {
      is: (mode: string) => mode === 'AUTOPAY' && choosesDay,
      then: (schema) => schema.required(texts.required),
    }),
    authorized: boolean().when('mode', {
      is: 'AUTOPAY',
      then: (schema) => schema.oneOf([true], texts.authorizeNeeded).required(texts.authorizeNeeded),
    }),
  });
}
