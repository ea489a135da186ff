import { ApiError } from '#src/api/client/apiError.ts';
import { verifyPhoneCode } from '#src/api/contract/profile.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { type Copy, message, useLegal } from '#src/brand/copy.tsx';
import { phoneDigits } from '#src/domain/person/phone.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { FieldErrors } from '#src/ui/form/fieldErrors.ts';
import { useCase } from '../case/CaseContext.ts';
import { recordSmsConsents } from '../legal/recordSmsConsents.ts';
import { smsWording } from '../legal/smsWording.ts';
import type { PHONE_CONFIRM } from './copy.ts';
import { keepSentCode } from './sentCode.ts';
import { isVerified, type PhoneValues } from './values.ts';

interface ConfirmInput {
  copy: Copy<Pick<typeof PHONE_CONFIRM, 'codeWrong'>>;
  /** The screen that the consents to texts stood on; without one they were not asked for. */
  consentsOn: string | undefined;
  email: string;
}

/**
 * Checks the code, which saves the phone, then records what was answered about texts.
 * @returns sends it; gives the values as they are afterwards, which `confirmed` has before the consents are recorded
 */
export function useConfirmPhone({ copy, consentsOn, email }: ConfirmInput) {
  const legal = useLegal();
  const brand = useBrand();
  const runtime = useRuntime();
  const { uuid } = useCase();
  const asksForUpdates = useFlag('smsTransactionalConsent');
  return async <Values extends PhoneValues>(
    values: Values,
    confirmed: (values: Values) => void = () => {},
  ): Promise<Values> => {
    const phoneNumber = phoneDigits(values.phone);
    if (!isVerified(values)) {
      try {
        await runtime.api.call(verifyPhoneCode, { body: { phoneNumber, code: values.code } });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'invalid')
          throw new FieldErrors({ code: message(copy, 'codeWrong') });
        throw error;
      }
      keepSentCode(runtime, uuid, undefined);
    }
    const after: Values = { ...values, verifiedPhone: phoneNumber, code: '' };
    confirmed(after);
    if (consentsOn !== undefined) {
      const answers = {
        SMS: values.smsMarketing === true,
        ...(asksForUpdates ? { SMS_TRANSACTIONAL: values.smsTransactional === true } : {}),
      };
      await recordSmsConsents(runtime, brand, {
        phone: values.phone,
        email,
        answers,
        shown: smsWording(legal, consentsOn, answers),
      });
    }
    return after;
  };
}
