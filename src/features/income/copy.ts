import { defineCopy } from '#src/brand/copy.tsx';

/** What the income screens say about methods and documents. */
export const copy = defineCopy('income', {
  plaidTitle: 'Connect the bank where your pay is deposited (about 2 min)',
  plaidAction: 'Use my bank',
  plaidName: 'Bank deposits',
  payrollTitle: 'Connect your payroll (about 2 min)',
  payrollAction: 'Use my payroll',
  payrollName: 'Payroll',
  taxTitle: 'Connect your tax software (about 3 min)',
  taxAction: 'Use my tax software',
  taxName: 'Tax software',
  irsTitle: 'Let us get your IRS tax transcript (about 5 min)',
  irsTitleSelfEmployed: 'Let us get your IRS tax transcript (self-employed, about 5 min)',
  irsAction: 'Use my IRS transcript',
  irsName: 'IRS tax transcript',
  employerTitle: "Find your pay in your employer's records (about 1 min)",
  employerAction: "Use my employer's records",
  employerName: "Employer's records",
  uploadTitle: 'Upload documents (reviewed in about 1 business day)',
  uploadName: 'Documents',
  vendorDetail:
    'We use {vendor}. We see account owner, balances and deposits. We never see or store your bank login.',
  payrollDetail:
    'We use {vendor}. We see your employer, your pay and your pay statements. We never see or store your payroll login.',
  partner: 'a specialized partner',
  taxDetail:
    'We use {vendor}. We see the tax returns that you choose to share. We never see or store your login.',
  irsDetail: 'You sign a form with {vendor}, and the IRS sends us a transcript of your last two tax returns.',
  employerDetail:
    'Many employers share pay and employment with a data provider. You give your consent first.',
  uploadDetail: 'A photo or a PDF of each page. Choose what you have:',
  recommended: 'Recommended',
  notNow: 'This is not available right now. Please choose another way.',
  irsDown: 'The IRS service is down until {time}',
  irsDownOpen: 'The IRS service is down for maintenance. Please choose another way.',
  refused: '{title}: {refusal}',
  othersHeading: 'Other ways to verify your income',
  paystub: 'Pay stubs',
  paystubAsk:
    'Upload your {count}, dated within the last 30 days. Each must show your name, your employer and the year-to-date total.',
  paystubs: { one: 'most recent pay stub', other: '{count} most recent pay stubs' },
  w2: 'W-2 forms',
  w2Ask: 'Upload your W-2 forms for the last 2 years.',
  taxReturn: 'Tax returns',
  taxReturnAsk: 'Upload Form 1040 with all pages and schedules for the last 2 years.',
  form1099: '1099 forms',
  form1099Ask: 'Upload your 1099 forms for the last year, all pages.',
  profitAndLoss: 'Profit and loss statement',
  profitAndLossAsk: 'Upload a profit and loss statement for this year to date.',
  awardLetter: 'Award letter',
  awardLetterAsk:
    "Upload this year's award letter: Social Security, pension, disability or public assistance.",
  courtOrder: 'Court order',
  courtOrderAsk:
    'Upload your divorce decree or child-support order, and proof that you received payments for the last 6 months.',
  bankStatement: 'Bank statements',
  bankStatementAsk: 'Upload your bank statements for the last 2 months, all pages.',
  offerLetter: 'Offer letter',
  offerLetterAsk: 'Upload your signed offer letter. It must show your pay and your start date.',
});
