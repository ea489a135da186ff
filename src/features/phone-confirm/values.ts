import { phoneDigits } from '#src/domain/person/phone.ts';

/** A phone and the code that confirms it, as a form holds them. */
export interface PhoneValues {
  phone: string;
  code: string;
  /** Digits of the phone that a code has confirmed. */
  verifiedPhone: string;
  smsMarketing: boolean;
  smsTransactional: boolean;
}

export const isVerified = ({ phone, verifiedPhone }: Partial<PhoneValues>): boolean =>
  Boolean(verifiedPhone) && phoneDigits(phone) === verifiedPhone;
