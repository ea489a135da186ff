import type { CreditBureaus } from '#src/brand/schema/creditBureaus.ts';
import { CREDIT_BUREAUS, type CreditBureau } from '#src/domain/person/creditBureaus.ts';
import { address, codes, company, type Field, fact, type Kind, type Section } from './field.ts';

const price = (
  name: string,
  label: string,
  shows: string,
  kind: Kind = { as: 'text', hint: '7.60' },
): Field => ({
  file: 'brand',
  path: ['pricingData', '0', ...name.split('.')],
  label,
  shows,
  kind,
});

const titled = (code: string) => code.charAt(0) + code.slice(1).toLowerCase();
const OF_A_BUREAU = {
  name: ['name', 'decline notices, the page on a frozen report', 'Equifax Information Services LLC'],
  phone: ['phone', 'decline notices, the page on a frozen report', '(800) 555-0100'],
  site: ['site', 'the page on a frozen report', 'bureau.example'],
  url: ['address of the site', 'the page on a frozen report', 'https://bureau.example/freeze'],
  address: ['for letters', 'decline notices', 'P.O. Box 1, Atlanta, GA 30374'],
} satisfies Record<keyof NonNullable<CreditBureaus[CreditBureau]>, readonly [string, string, string]>;

/** What a compliance owner answers for. */
export const LEGAL: readonly Section[] = [
  {
    title: 'Licences',
    fields: [
      company('nmlsId', 'NMLS number', 'footer and consents', { as: 'text', hint: '9900512' }),
      company(
        'licensedStates',
        'Licensed states',
        'footer; where people can apply',
        codes('state codes, with spaces between'),
      ),
      company('stateNotices', 'Notices of states', 'footer', codes('state codes, with spaces between')),
      company('regulator.name', 'Supervising agency', 'decline notices'),
      company('regulator.address', 'Address of the agency', 'decline notices'),
      company('equalHousing', 'Equal housing', 'footer', {
        as: 'choice',
        values: ['lender', 'opportunity'],
        words: { lender: 'Lender', opportunity: 'Opportunity' },
      }),
      company('insurance', 'Insurance', 'footer', { as: 'choice', values: ['FDIC', 'NCUA'] }),
    ],
  },
  {
    title: 'Servicer',
    about: 'Where another company takes the payments.',
    isFolded: true,
    fields: [
      company('servicer.name', 'Servicer', 'documents and the page at the end'),
      ...address('servicer.address', 'documents and the page at the end').map((field) => ({
        ...field,
        label: `${field.label} of the servicer`,
      })),
    ],
  },
  {
    title: 'Credit bureaus',
    about: 'Where they differ from what is known of them.',
    isFolded: true,
    fields: CREDIT_BUREAUS.flatMap((bureau) =>
      Object.entries(OF_A_BUREAU).map(([name, [label, shows, hint]]) =>
        fact(`creditBureaus.${bureau}.${name}`, `${titled(bureau)}: ${label}`, shows, { as: 'text', hint }),
      ),
    ),
  },
  {
    title: 'Links',
    fields: [
      company('legal.termsLabel', 'Name of the terms', 'footer and consents', {
        as: 'choice',
        values: ['Terms of Service', 'Terms of Use'],
      }),
      company('legal.terms', 'Terms', 'footer and consents', { as: 'text', hint: '/terms' }),
      company('legal.privacy', 'Privacy', 'footer and consents', { as: 'text', hint: '/privacy' }),
      company('legal.licenses', 'Licences', 'footer', { as: 'text', hint: '/licenses' }),
      company('legal.communications', 'Electronic communications', 'consents', {
        as: 'text',
        hint: '/communications',
      }),
      company('legal.smsTerms', 'Terms of text messages', 'consents', { as: 'text', hint: '/terms' }),
    ],
  },
  {
    title: 'Prices that are advertised',
    about: 'A rate stands with its terms and an example, or not at all.',
    fields: [
      price('aprMin', 'Lowest APR', 'rates, in percent'),
      price('aprMax', 'Highest APR', 'rates, in percent'),
      price('asOf', 'As of', 'rates', { as: 'text', hint: '2026-11-02' }),
      price('originationFeeMax', 'Highest origination fee', 'costs, in percent of the first draw'),
      price('autopayDiscount', 'Discount for automatic payments', 'rates, in percent'),
      price('minAmount', 'Least amount', 'rates and costs, in dollars'),
      price('maxAmount', 'Most', 'rates and costs, in dollars'),
      price('approvalMinutes', 'Minutes to an approval', 'the first page', { as: 'count' }),
      price('fundingDays', 'Days to the money', 'the first page', { as: 'count' }),
      price('valuationFee', 'Fee of a valuation', 'costs'),
      price('manualNotaryFee', 'Fee of a notary in person', 'costs'),
      price('recordingFeeMin', 'Least recording fee', 'costs'),
      price('recordingFeeMax', 'Highest recording fee', 'costs'),
      price('recordingTaxMax', 'Highest recording tax', 'costs, for each 100,000 dollars'),
      price('example.amount', 'Example: amount', 'the example beside the rates'),
      price('example.years', 'Example: years', 'the example beside the rates', { as: 'count' }),
      price('example.apr', 'Example: APR', 'the example beside the rates'),
      price('example.fee', 'Example: fee', 'the example beside the rates'),
      price('example.payment', 'Example: payment', 'the example beside the rates'),
    ],
  },
];
