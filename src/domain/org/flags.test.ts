import { expect, test } from '@jest/globals';
import { FLAG_KEYS } from './flags.ts';
import { UNREAD_FLAG_KEYS } from './unreadFlags.ts';

test('each feature is asked for by the key that the server knows', () => {
  expect({ ...FLAG_KEYS, ...UNREAD_FLAG_KEYS }).toEqual({
    maintenance: 'fe-heloc-maintenance',
    redesign2025: 'fe-heloc-redesign-2025',
    nyModal: 'fe-heloc-ny-modal',
    californiaFires: 'fe-heloc-california-fires',
    smsTransactionalConsent: 'fe-heloc-sms-transactional-consent',
    nyFcra: 'fe-heloc-ny-fcra',
    auth0: 'fe-heloc-auth0',
    brokerLogin: 'fe-heloc-broker-login',
    backOfId: 'fe-heloc-back-of-id',
    businessPurpose: 'fe-heloc-business-purpose',
    companyCoversAppraisal: 'fe-heloc-company-covers-appraisal',
    irsMaintenance: 'fe-heloc-irs-maintenance',
    multiPageProductSelect: 'fe-heloc-multi-page-product-select',
    selfEmployTaxVerification: 'fe-heloc-self-employ-tax-verification',
    webChat: 'fe-heloc-web-chat',
    additionalSignerConditions: 'fe-heloc-additional-signer-conditions',
    regulatorReview: 'fe-heloc-regulator-review',
    businessIdentityVerification: 'fe-heloc-business-identity-verification',
    dc: 'fe-heloc-dc',
    rateBuyDown: 'fe-heloc-rate-buy-down',
  });
});
