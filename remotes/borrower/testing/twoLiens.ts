export const INQUIRY = { status: { checklistStatus: 'LIEN_VERIFICATION' }, isInquiry: true };
/** A mortgage that is on the credit report, and a loan that is not. */
export const TWO_LIENS = {
  ...INQUIRY,
  adjustedHomeAmount: 500_000,
  maxCltv: 0.85,
  liabilities: [
    {
      uuid: '0b2f1a44-5c1d-4e0a-9d53-7f1f6f0a2001',
      creditor: 'Fairhaven Mortgage',
      type: 'MORTGAGE',
      mask: '4417',
      monetaryBalance: 200_000,
      monetaryCalculatedNextPaymentMinimumAmount: 1100,
      securedByHome: true,
      payoffEligible: false,
    },
  ],
  recordedLiens: [
    {
      uuid: '0b2f1a44-5c1d-4e0a-9d53-7f1f6f0a2002',
      lender: 'Fairhaven Mortgage',
      recordedOn: '2019-06-14',
      originalAmount: 250_000,
      position: 1,
      liabilityUuid: '0b2f1a44-5c1d-4e0a-9d53-7f1f6f0a2001',
    },
    {
      uuid: '0b2f1a44-5c1d-4e0a-9d53-7f1f6f0a2003',
      lender: 'Larkfield Savings',
      recordedOn: '2012-03-02',
      originalAmount: 40_000,
      position: 2,
      liabilityUuid: null,
    },
  ],
};
