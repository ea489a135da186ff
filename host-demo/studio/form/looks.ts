import { COLOR_TOKENS, PAIRS } from '#src/brand/solver/pairs.ts';
import { COLOR, choice, type Field, type Kind, px, type Section, token } from './field.ts';

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

const SHADOW: Kind = { as: 'shadow' };

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

const shadows = (group: 'advanced' | 'dark'): Field[] => [
  token(`${group}.shadow.card`, 'Shadow of cards', 'cards and notices', SHADOW, ['shadow-card']),
  token(`${group}.shadow.overlay`, 'Shadow of dialogs', 'dialogs and menus', SHADOW, ['shadow-overlay']),
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
  {
    title: 'More',
    about: 'Where density and elevation do not give what the brand needs.',
    isFolded: true,
    fields: [
      token(
        'advanced.space',
        'Unit of space',
        'space between and inside of everything, at a text of 16 px',
        { as: 'px', most: 12, step: 0.1 },
        ['space'],
      ),
      ...shadows('advanced'),
      ...shadows('dark').map((field) => ({ ...field, label: `${field.label}, dark` })),
    ],
  },
];
