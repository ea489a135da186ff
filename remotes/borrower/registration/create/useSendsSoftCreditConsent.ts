import { useAtomValue } from 'jotai';
import { sendsSoftCreditConsent } from '#src/domain/registration/consents.ts';
import { answersAtom } from '#src/features/registration/registrationAtom.ts';
import { useFlag } from '#src/platform/useFlag.ts';

/** Whether the last button authorizes the look at the credit, so that the offers come next, or a notice before it does. */
export function useSendsSoftCreditConsent(): boolean {
  const nyFcra = useFlag('nyFcra');
  return sendsSoftCreditConsent(useAtomValue(answersAtom).propertyAddress?.state ?? '', nyFcra);
}
