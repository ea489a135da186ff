import type { BrandBundle } from '#src/brand/bundle.ts';
import { fillCopy, fillLegal, type TranslateLegal } from '#src/brand/copy.tsx';
import { siteUrl } from '#src/brand/siteUrl.ts';
import { screenAt, type Wording, type WordingType, wording } from '#src/domain/application/wording.ts';
import { EARLY_DOCUMENTS } from '#src/domain/documents/earlyDocuments.ts';
import { sendsSoftCreditConsent } from '#src/domain/registration/consents.ts';
import type {
  RegistrationAnswers,
  RegistrationFlow,
  RegistrationStepId,
} from '#src/domain/registration/registration.ts';
import { copy as propertyCopy } from '../property/copy.ts';
import { copy } from './copy.ts';

/** Where a step stands: the older flow names it in the query. */
export function screenOf(flow: RegistrationFlow, step: RegistrationStepId): string {
  const { pathname, query } = flow.address(step);
  const screen = screenAt(pathname);
  return query ? `${screen}?${new URLSearchParams(query)}` : screen;
}

/** What stands above the last button. */
export function softCreditTexts(legal: TranslateLegal, state: string): string[] {
  return [...(state === 'NY' ? [legal('nyFcra')] : []), legal('softCreditByContinuing')];
}

/** What stood at hand on the steps, when they were submitted. */
export function providedWording(
  bundle: BrandBundle,
  flow: RegistrationFlow,
  times: Partial<Record<RegistrationStepId, string>> = {},
): Wording[] {
  const t = fillCopy(bundle, propertyCopy);
  const provided = (step: RegistrationStepId, type: WordingType, text: string): Wording[] => {
    const shownAt = times[step];
    return shownAt ? [{ ...wording(screenOf(flow, step), 'PROVIDED', type, text), shownAt }] : [];
  };
  return [
    ...EARLY_DOCUMENTS.flatMap((type) => provided('property', type, t(type))),
    ...provided('annual-income', 'INCOME_NOTICE', fillLegal(bundle)('incomeHelper')),
  ];
}

/** What was agreed to on the last step. */
export function consentWording(
  bundle: BrandBundle,
  screen: string,
  { answers, nyFcra }: { answers: RegistrationAnswers; nyFcra: boolean },
): Wording[] {
  const legal = fillLegal(bundle);
  const t = fillCopy(bundle, copy);
  const { legal: links } = bundle.brand.companyInfo;
  // What the box is about is behind these links.
  const at = (label: string, path: string) => `${label}: ${siteUrl(bundle.brand.baseUrl, path)}`;
  const terms = at(links.termsLabel, links.terms);
  const privacy = at(t('privacy'), links.privacy);
  const state = answers.propertyAddress?.state ?? '';
  return [
    wording(screen, 'ACCEPTED', 'TERMS', legal('termsAndPrivacy'), terms),
    wording(screen, 'ACCEPTED', 'PRIVACY', legal('termsAndPrivacy'), privacy),
    wording(
      screen,
      'ACCEPTED',
      'COMMUNICATIONS',
      legal('communications'),
      at(legal('footerCommunications'), links.communications),
    ),
    ...(sendsSoftCreditConsent(state, nyFcra)
      ? [wording(screen, 'CONTINUED', 'SOFT_CREDIT', ...softCreditTexts(legal, state))]
      : []),
  ];
}
