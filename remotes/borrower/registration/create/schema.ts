import { boolean } from 'yup';
import { problem } from '#src/features/problems/problem.ts';

export interface ConsentValues {
  termPrivacyConsent: boolean;
  communicationConsent: boolean;
}

const given = () => boolean().oneOf([true], problem('required')).required(problem('required'));

/** No application is made without these. */
export const consentFields = { termPrivacyConsent: given(), communicationConsent: given() };
