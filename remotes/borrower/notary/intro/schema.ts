import { boolean, object } from 'yup';

export interface JoinValues {
  recordingConsent: boolean;
}

export const joinSchema = (message: string) =>
  object({ recordingConsent: boolean().oneOf([true], message).required(message) });
