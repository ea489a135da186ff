import { getConsentPrompt, postUserConsents } from '#src/api/contract/consents.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type { Brand } from '#src/brand/schema/brand.ts';
import type { SmsConsentType } from '#src/domain/application/applicationEnums.ts';
import { phoneDigits } from '#src/domain/person/phone.ts';
import { smsConsentBody } from '#src/domain/registration/consents.ts';
import type { Runtime } from '#src/platform/runtime.ts';

export interface SmsAnswers {
  phone: string;
  email: string;
  /** Only the prompts that the person saw. */
  answers: Partial<Record<SmsConsentType, boolean>>;
  /** The prompts, word for word. */
  shown?: BodyOf<typeof postUserConsents>['shown'];
}

/** Records what was answered to the SMS prompts, quoting the prompts in force. Needs a signed-in person. */
export async function recordSmsConsents(
  { api, urls }: Pick<Runtime, 'api' | 'urls'>,
  brand: Pick<Brand, 'role' | 'canonicalOrgCode'>,
  { phone, email, answers, shown }: SmsAnswers,
): Promise<void> {
  const [mainOrg, ...prompts] = await Promise.all([
    mainOrgCode(brand, urls.assetBaseUrl()),
    ...Object.entries(answers).map(async ([consentType, optedIn]) => {
      const { consentPromptUuid } = await api.call(getConsentPrompt, { params: { consentType } });
      return { consentPromptUuid, optedIn };
    }),
  ]);
  const body = smsConsentBody({ mainOrg, phone: phoneDigits(phone), email, answers: prompts });
  await api.call(postUserConsents, { body: { ...body, shown } });
}

/** Consents are stored under the main brand, whichever brand asked (docs/rules.md#text-consents-under-the-main-brand). */
async function mainOrgCode(
  { role, canonicalOrgCode }: Pick<Brand, 'role' | 'canonicalOrgCode'>,
  assetBaseUrl: string,
): Promise<string> {
  if (role === 'main') return canonicalOrgCode;
  const response = await fetch(`${assetBaseUrl}/themes/index.json`);
  if (!response.ok) throw new Error(`The main brand is not known: status ${response.status}`);
  const { main } = (await response.json()) as { main: string };
  return main;
}
