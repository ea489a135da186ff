import { CAPABILITIES } from '#src/brand/schema/capabilities.ts';
import { COLOR_TOKENS, PAIRS } from '#src/brand/solver/pairs.ts';
import { CHOICES, type Choices } from '../../../themes/org/look.ts';
import type { FileName } from '../model/folder.ts';

/** How a value is chosen. */
export type Kind =
  | { readonly as: 'color' }
  | { readonly as: 'family' }
  | { readonly as: 'weight' }
  | { readonly as: 'px'; readonly most: number }
  | { readonly as: 'number'; readonly least: number; readonly most: number; readonly step: number }
  | {
      readonly as: 'choice';
      readonly values: readonly string[];
      readonly words?: Readonly<Record<string, string>>;
    }
  | { readonly as: 'text'; readonly hint?: string; readonly isLong?: boolean }
  | { readonly as: 'count' }
  | { readonly as: 'yes' }
  | { readonly as: 'list'; readonly hint: string };

export interface Field {
  readonly file: FileName;
  /** Of the value; a token's is below it, at `$value`. */
  readonly path: readonly string[];
  readonly label: string;
  /** Where a change of it is seen. */
  readonly shows: string;
  readonly kind: Kind;
  /** Served tokens that follow it: what is drawn with them is pointed at in the previews. */
  readonly tokens?: readonly string[];
  readonly selector?: string;
  /** There is no brand without it. */
  readonly isNeeded?: true;
}

export interface Section {
  readonly title: string;
  readonly about?: string;
  readonly fields: readonly Field[];
  /** Shown when it is asked for. */
  readonly isFolded?: boolean;
}

const token = (path: string, label: string, shows: string, kind: Kind, tokens: readonly string[]): Field => ({
  file: 'tokens',
  path: path.split('.'),
  label,
  shows,
  kind,
  tokens,
});
const COLOR: Kind = { as: 'color' };
const px = (most: number): Kind => ({ as: 'px', most });

const choice = (
  name: keyof Choices,
  label: string,
  shows: string,
  words: Readonly<Record<string, string>>,
  tokens: readonly string[] = [],
): Field => ({
  file: 'tokens',
  path: ['$extensions', 'heloc', name],
  label,
  shows,
  kind: { as: 'choice', values: CHOICES[name], words },
  tokens,
});

/** Where each colour is seen, from the table of contrasts. */
const shownAs = (name: string) =>
  [
    ...new Set(
      PAIRS.filter(
        ({ foreground, backgrounds }) => foreground === name || backgrounds.includes(name as never),
      ).map((pair) => (pair.foreground === name ? pair.name : `under ${pair.name}`)),
    ),
  ]
    .slice(0, 4)
    .join(', ') || 'shadows and what lies over the page';

const wordsOf = (name: string) => {
  const words = name.replace(/^color-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Seeds and colours that have a field among the sixteen. */
const PUBLIC = ['color-primary', 'color-page', 'color-header', 'color-footer'];
const derived = (group: 'advanced' | 'dark'): Field[] =>
  COLOR_TOKENS.filter((name) => group === 'dark' || !PUBLIC.includes(name)).map((name) =>
    token(
      `${group}.color.${name.replace('color-', '')}`,
      group === 'dark' ? `${wordsOf(name)}, dark` : wordsOf(name),
      shownAs(name),
      COLOR,
      [name],
    ),
  );

export const COLOURS: readonly Section[] = [
  {
    title: 'Brand',
    about:
      'The brand’s own colors are used as they are. Everything else is derived from them, so that it can be read.',
    fields: [
      {
        ...token('color.primary', 'Primary', 'buttons, progress, selected answers', COLOR, [
          'color-primary',
          'color-primary-edge',
          'color-primary-hover',
        ]),
        isNeeded: true,
      },
      token('color.accent', 'Accent', 'links and icons', COLOR, ['color-link', 'color-link-hover']),
      token('color.page', 'Page', 'the ground of every page', COLOR, ['color-page']),
      token('color.header', 'Header', 'the bar with the logo', COLOR, ['color-header', 'color-on-header']),
      token('color.footer', 'Footer', 'licences and links at the end of each page', COLOR, [
        'color-footer',
        'color-on-footer',
      ]),
      choice(
        'header',
        'Header without a color of its own',
        'the bar with the logo',
        {
          page: 'As the page',
          tint: 'Light tint',
          ink: 'Dark',
          brand: 'Primary',
        },
        ['color-header'],
      ),
    ],
  },
  {
    title: 'Schemes',
    fields: [
      choice('scheme', 'Scheme', 'every page, on every device', { light: 'Light', dark: 'Always dark' }),
      {
        file: 'tokens',
        path: ['$extensions', 'heloc', 'dark'],
        label: 'On dark devices',
        shows: '“derived” follows the device; a sentence says why there is no dark scheme',
        kind: { as: 'text' },
      },
    ],
  },
  {
    title: 'Derived colors',
    about: 'Set one by hand only where you must. It is checked all the same.',
    isFolded: true,
    fields: derived('advanced'),
  },
  { title: 'Dark scheme', about: 'What differs on dark devices.', isFolded: true, fields: derived('dark') },
];

export const TYPE: readonly Section[] = [
  {
    title: 'Families',
    fields: [
      token('font.body', 'Text', 'every text', { as: 'family' }, ['font-body']),
      token('font.heading', 'Headings', 'titles of pages and cards', { as: 'family' }, ['font-heading']),
    ],
  },
  {
    title: 'Weights and case',
    fields: [
      token('fontWeight.heading', 'Weight of headings', 'titles of pages and cards', { as: 'weight' }, [
        'font-weight-heading',
      ]),
      token('fontWeight.strong', 'Weight of strong text', 'labels, amounts, buttons', { as: 'weight' }, [
        'font-weight-strong',
        'font-weight-button',
      ]),
      choice(
        'headingCase',
        'Case of headings',
        'titles of pages',
        { sentence: 'Sentence', title: 'Title', upper: 'Capitals' },
        ['font-heading'],
      ),
      choice('buttonCase', 'Case of buttons', 'buttons', { none: 'As written', upper: 'Capitals' }, [
        'text-transform-button',
      ]),
    ],
  },
  {
    title: 'More',
    isFolded: true,
    fields: [
      token('advanced.fontWeight.button', 'Weight of buttons', 'buttons', { as: 'weight' }, [
        'font-weight-button',
      ]),
      token(
        'advanced.letterSpacing.heading',
        'Letter spacing of headings',
        'titles, in parts of their size',
        { as: 'number', least: -0.05, most: 0.2, step: 0.005 },
        ['letter-spacing-heading'],
      ),
      token(
        'advanced.lineHeight',
        'Line height',
        'every text',
        { as: 'number', least: 1.3, most: 2, step: 0.05 },
        ['line-height'],
      ),
    ],
  },
];

export const SHAPE: readonly Section[] = [
  {
    title: 'Corners and borders',
    fields: [
      token('radius.control', 'Radius of fields', 'fields and choices', px(40), ['radius-control']),
      token('radius.button', 'Radius of buttons', 'buttons; 999 is a pill', px(999), ['radius-button']),
      token('radius.card', 'Radius of cards', 'cards, notices and dialogs', px(60), ['radius-card']),
      token('borderWidth', 'Border', 'fields, cards and lines', px(4), ['border-width']),
    ],
  },
  {
    title: 'Room and depth',
    fields: [
      choice(
        'density',
        'Density',
        'space between and inside of everything',
        { compact: 'Compact', normal: 'Normal', roomy: 'Roomy' },
        ['space'],
      ),
      choice(
        'elevation',
        'Elevation',
        'cards and dialogs',
        { none: 'Flat', soft: 'Soft', lifted: 'Lifted', ring: 'Ring', block: 'Block' },
        ['shadow-card', 'shadow-overlay'],
      ),
      choice(
        'headerAlign',
        'Logo',
        'the bar with the logo',
        { start: 'At the start', center: 'In the middle' },
        ['color-header'],
      ),
    ],
  },
];

const fact = (path: string, label: string, shows: string, kind: Kind = { as: 'text' }): Field => ({
  file: 'brand',
  path: path.split('.'),
  label,
  shows,
  kind,
});
const company = (path: string, label: string, shows: string, kind?: Kind) =>
  fact(`orgMetadata.companyInfo.${path}`, label, shows, kind);
const YES: Kind = { as: 'yes' };
const codes = (hint: string): Kind => ({ as: 'list', hint });

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
      company('nySupportPhone', 'Phone for New York', 'help for property in New York', {
        as: 'text',
        hint: '(800) 555-0100',
      }),
      company('address.street1', 'Street', 'footer and documents'),
      company('address.street2', 'Suite', 'footer and documents'),
      company('address.city', 'City', 'footer and documents'),
      company('address.state', 'State', 'footer and documents', { as: 'text', hint: 'ID' }),
      company('address.zip', 'ZIP code', 'footer and documents', { as: 'text', hint: '83702' }),
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
];

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
      company('servicer.name', 'Servicer', 'documents, where another company takes the payments'),
    ],
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

export const GROUPS = { colours: COLOURS, type: TYPE, shape: SHAPE, facts: FACTS, legal: LEGAL } as const;
