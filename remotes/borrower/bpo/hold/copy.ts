import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';

export const copy = defineCopy('bpo/hold', {
  pageTitle: 'Valuation',
  headingORDERED: 'We are ordering a valuation of your home',
  textORDERED:
    'We do this ourselves; you have nothing to order. The report usually comes in about 3-5 business days.',
  headingUNASSIGNED: 'Your valuation is ordered',
  textUNASSIGNED:
    'We are looking for a professional near your home. The report usually comes in about 3-5 business days.',
  waiting: 'Who comes to my home, and when?',
  headingPROCESSING: 'Your home is being valued',
  textPROCESSING: 'The report usually comes about 3-5 business days after the order.',
  headingCOMPLETE: 'The report on your home is here',
  textCOMPLETE: 'We are reading it. This usually takes 1-2 business days.',
  headingACCEPTABLE: 'Your property passed',
  textACCEPTABLE: "We're finishing the title check. This usually takes 1-2 business days.",
  headingTITLE: 'We are checking the title of your home',
  textTITLE:
    'The report on your home is here. The title check is the last step; it usually takes 1-2 business days.',
  headingUNACCEPTABLE: 'Your home is under review',
  textUNACCEPTABLE:
    'The report says the condition is {condition}. An underwriter is reviewing it, which usually takes 2-5 business days.',
  textUNACCEPTABLEPlain:
    'The report names repairs. An underwriter is reviewing it, which usually takes 2-5 business days.',
  leave: 'You can close this page; we will email you at {address}.',
  value: 'Value in the report',
  valueDate: 'Date of the report',
  proofHeading: 'Send photos or repair receipts',
  proofIntro: 'They help the underwriter, if something was repaired or looks worse than it is.',
  proof: 'Photos or receipts',
  proofSubmit: 'Send files',
  proofSent: 'We have your files. The underwriter reads them within 2 business days.',
  disagree: 'What if I disagree?',
  disagreeIntro:
    'Ask for another look at the value. Tell us what is wrong or missing, and name sales nearby if you know any. We answer within 5 business days; your application waits for the answer.',
  reason: 'What is wrong or missing?',
  sale: 'Sale {number}',
  addSale: 'Add a sale',
  saleAddress: 'Address',
  saleAddressMissing: 'Enter the address of the home that was sold',
  price: 'Sale price',
  priceMissing: 'Enter what it was sold for',
  soldOn: 'Date of the sale',
  soldOnMissing: 'Enter the date of the sale',
  soldOnRange: 'The sale must be in the last 12 months',
  distance: 'Miles from your home',
  distanceInvalid: 'Enter a number of miles',
  files: 'Files that show it',
  disagreeSubmit: 'Ask for another look',
  asked: 'You asked for another look at the value on {date}. We answer within 5 business days.',
  upheld: 'We looked at the value again, and it stays.',
  changed: 'We looked at the value again, and changed it.',
  ...CHECK_AGAIN,
});
