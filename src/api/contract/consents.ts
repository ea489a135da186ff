import { string } from 'yup';
import { CONSENT_TYPES, OPT_CHOICES } from '#src/domain/application/applicationEnums.ts';
import { endpoint } from './endpoint.ts';
import { HELOC, HELOC_ONE } from './paths.ts';
import { consentTypesSchema } from './profile.ts';
import { email, emptyAnswer, list, maybeText, object, phoneNumber, requiredText, text } from './schemas.ts';
import { shownTexts } from './wording.ts';

const PREFS = '/service-comms-prefs' as const;

export const getConsentPrompt = endpoint({
  method: 'GET',
  path: `${PREFS}/external/api/v1/consent/prompt/{consentType}`,
  summary: 'The wording to show for SMS or SMS_TRANSACTIONAL, with the uuid to quote.',
  source: 'docs/rules.md#text-message-consent',
  auth: 'none',
  response: () =>
    object({ consentPromptUuid: requiredText(), consentType: text(), text: maybeText() }).required(),
});

export const postUserConsents = endpoint({
  method: 'POST',
  path: `${PREFS}/secure/api/v1/consent/user`,
  summary: 'Records the answers to the SMS prompts.',
  source: 'docs/rules.md#text-message-consent',
  body: () =>
    object({
      /** The main brand's code (docs/rules.md#text-consents-under-the-main-brand). */
      org: requiredText(),
      source: string().oneOf(['APP_FLOW']).required(),
      productType: string().oneOf(['HELOC']).required(),
      phone: phoneNumber(),
      email: email(),
      consents: list(
        object({ consentPromptUuid: requiredText(), optInOut: string().oneOf(OPT_CHOICES).required() }),
      ),
      shown: shownTexts(),
    }),
  response: emptyAnswer,
});

export const getHelocConsentTypes = endpoint({
  method: 'GET',
  path: `${HELOC}/consent-types`,
  summary: 'Consent types of an application with the version in force.',
  source: 'docs/rules.md#recording-a-consent',
  response: consentTypesSchema,
});

/** Quotes what the person saw; the server adds address, time and browser. */
export const postConsent = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/consents`,
  summary: 'Records a consent, with the document it was given on, if any. The same one twice counts once.',
  source: 'docs/rules.md#recording-a-consent',
  body: () =>
    object({
      documentUuid: maybeText(),
      type: string().oneOf(CONSENT_TYPES).required(),
      version: requiredText(),
      viewedAt: maybeText(),
      acceptedAt: requiredText(),
      shown: shownTexts(),
    }),
  response: emptyAnswer,
});
