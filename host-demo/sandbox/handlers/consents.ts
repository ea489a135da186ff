import type * as topic from '#src/api/contract/consents.ts';
import { invalid } from '../http/errors.ts';
import { enter } from '../model/machine.ts';
import { uuidFrom } from '../model/random.ts';
import { consentVersions, recordConsent } from '../model/recordConsent.ts';
import type { HandlersOf } from './types.ts';

/** Prompts of the SMS consents; their wording is the brand's. */
const PROMPTS = ['SMS', 'SMS_TRANSACTIONAL'];

export const consentsHandlers = {
  getConsentPrompt({ params, org }) {
    if (!PROMPTS.includes(params.consentType)) throw invalid('Unknown consent type');
    return {
      consentPromptUuid: uuidFrom(`prompt|${org}|${params.consentType}`),
      consentType: params.consentType,
      text: null,
    };
  },
  async postUserConsents({ me, body, services, userAgent }) {
    const at = new Date(services.clock.now()).toISOString();
    await services.store.put('event', services.newId(), `consent|${me.uuid}`, { ...body, at, userAgent });
    return {};
  },
  getHelocConsentTypes: () => consentVersions,
  async postConsent({ params, me, body, services, userAgent }) {
    await services.applications.change(params.uuid, me, (app, env) => {
      recordConsent(app, { ...body, userAgent }, env.now);
      // A person who had not agreed at registration has now: the credit check can start.
      const { checklistStatus } = app.heloc.status;
      if (checklistStatus === 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' && body.type === 'SOFT_CREDIT') {
        enter(app, checklistStatus, env);
      }
    });
    return {};
  },
} satisfies HandlersOf<typeof topic>;
