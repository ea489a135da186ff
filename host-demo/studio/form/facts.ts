import type { Brand } from '#src/brand/schema/brand.ts';
import { CAPABILITIES } from '#src/brand/schema/capabilities.ts';
import { DISCOUNT_TYPES } from '#src/domain/application/applicationEnums.ts';
import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import { address, codes, company, fact, type Kind, type Section, YES } from './field.ts';

const PHONE: Kind = { as: 'text', hint: '(800) 555-0100' };
const PATH: Kind = { as: 'text', hint: '/addresses' };

const SIBLINGS = {
  main: 'Main lender',
  ny: 'For New York',
  hawaii: 'For Hawaii',
  wholesale: 'For brokers',
} satisfies Record<keyof Brand['siblings'], string>;

/** They are no membership. */
const OF_EVERYBODY: readonly string[] = ['ALL_IN', 'AUTOPAY'];

/** `TEACHERS_FEDERAL_CU`, `nyModal`: in words. */
const wordsOf = (name: string) => {
  const words = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const ABOUT_CAPABILITIES: Readonly<Record<string, readonly [label: string, shows: string]>> = {
  ceoFeedback: ['Feedback to the CEO', 'a link for people who are signed in'],
  requiresReferrer: ['Only with a referrer', 'the first page of the registration'],
  portfolioManager: ['Portfolio manager', 'a link of the menu'],
  marketplace: ['Marketplace', 'a link of the menu'],
  askRecentTransfer: ['Ask about a recent purchase', 'the question on 90 days at the property'],
  countryPicker: ['Phones of other countries', 'the field for the phone'],
  askResidency: ['Ask for residency', 'a question about the person'],
  confirmSsn: ['Ask for the SSN twice', 'the field for the SSN'],
  choosePaymentDay: ['Choose the payment day', 'automatic payments'],
  crypto: ['Crypto-backed product', 'the choice of the product'],
  wholesaleLogin: ['Login of its own', 'where people log in'],
};

export const FACTS: readonly Section[] = [
  {
    title: 'Name',
    fields: [
      fact('brand', 'Name', 'data and lists'),
      company('shortName', 'Short name', 'titles, headings, the text alternative of the logo'),
      company('legalName', 'Legal name', 'footer, consents and documents'),
      company('dba', 'Trade name', 'footer, where the entity does business under another name'),
      fact('orgMetadata.products.heloc.name', 'Name of the product', 'headings and offers'),
    ],
  },
  {
    title: 'How to reach it',
    fields: [
      company('supportPhone', 'Support phone', 'help, footer, error pages', {
        as: 'text',
        hint: '(800) 555-0100',
      }),
      company('supportEmail', 'Support email', 'help and documents'),
      ...address('address', 'footer and documents'),
      company('reviewUrl', 'Address for reviews', 'the page at the end'),
    ],
  },
  {
    title: 'Where it is found',
    about: 'Its own address and those of nobody else.',
    fields: [
      fact(
        'hosts',
        'Hosts',
        'which page shows this lender',
        codes('one host a line, such as lender.example'),
      ),
      fact('aliases', 'Other names', 'addresses with ?org=', codes('one a line')),
      fact('baseUrl', 'Site', 'links to the lender’s own pages', {
        as: 'text',
        hint: 'https://lender.example',
      }),
      fact(
        'navigation',
        'Pages of the site',
        'the menu',
        codes('one a line: dashboard, settings, contact ...'),
      ),
      fact('loginUrl', 'Login', 'who has a login of its own', { as: 'text', hint: '/login' }),
      fact('agentLoginUrl', 'Login of agents', 'loan officers and brokers', {
        as: 'text',
        hint: '/auth/login',
      }),
    ],
  },
  {
    title: 'What it asks and offers',
    fields: [
      ...CAPABILITIES.filter((name) => name !== 'newYork').map((name) => {
        const [label, shows] = ABOUT_CAPABILITIES[name] ?? [name, name];
        return fact(`capabilities.${name}`, label, shows, YES);
      }),
      fact('orgMetadata.products.heloc.senior', 'For people of 62 and older', 'age and payments', YES),
      fact(
        'orgMetadata.products.heloc.saleWindowMonths',
        'Months of the sale question',
        'the question whether the home is for sale',
        { as: 'count' },
      ),
      fact('hours.OPS_PHONE', 'Hours of the phone', 'footer and help', {
        as: 'choice',
        values: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
      }),
      fact('hours.OPS_CHAT', 'Hours of the chat', 'chat; it opens an hour later', {
        as: 'choice',
        values: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
      }),
    ],
  },
  {
    title: 'Other lenders',
    about: 'Where people are sent whose property or standing is another lender’s.',
    isFolded: true,
    fields: (Object.entries(SIBLINGS) as [string, string][]).flatMap(([name, who]) => [
      fact(`siblings.${name}.name`, `${who}: name`, 'the message that leads there'),
      fact(`siblings.${name}.url`, `${who}: address`, 'the message that leads there', {
        as: 'text',
        hint: 'https://lender.example',
      }),
      fact(`siblings.${name}.phone`, `${who}: phone`, 'the message that leads there', PHONE),
    ]),
  },
  {
    title: 'Memberships',
    about: 'What members of a credit union get a discount for. The labels are among the words of the offers.',
    isFolded: true,
    fields: DISCOUNT_TYPES.filter((type) => !OF_EVERYBODY.includes(type)).flatMap((type) => {
      const place = `orgMetadata.products.heloc.memberships.${type}`;
      const who = wordsOf(type);
      return [
        fact(`${place}.terms`, `${who}: terms`, 'the discount of an offer', {
          as: 'text',
          hint: 'https://lender.example/membership',
        }),
        fact(
          `${place}.deposit`,
          `${who}: deposit in dollars`,
          'the discount of an offer; 0 where none is needed',
          {
            as: 'text',
            hint: '5',
          },
        ),
      ];
    }),
  },
  {
    title: 'Other products',
    isFolded: true,
    fields: [
      fact(
        'orgMetadata.products.crypto-heloc.name',
        'Name of the crypto-backed product',
        'headings and offers',
      ),
    ],
  },
  {
    title: 'Features and services',
    about: 'What engineers ask for. Features count until the server has answered.',
    isFolded: true,
    fields: [
      ...Object.entries(FLAG_KEYS).map(([name, key]) =>
        fact(`flags.${key}`, `Feature: ${wordsOf(name)}`, 'pages that ask for the feature', YES),
      ),
      fact('privacy.honourGpc', 'Honour Global Privacy Control', 'which product events are sent', YES),
      fact('loginOrigins', 'Origins of logins', 'where the login call may lead', codes('one origin a line')),
      fact('servicePaths.crypto', 'Path of crypto applications', 'the calls of that product', PATH),
      fact('servicePaths.typeahead', 'Path of the address search', 'the field for the property', PATH),
      fact(
        'orgMetadata.products.heloc.inquiryBypassNmls',
        'NMLS number of the wholesale broker',
        'inquiries of that broker block no new application',
        { as: 'text', hint: '1900777' },
      ),
    ],
  },
];
