import { STATE_COLORS, type StateColor, type ThemeColor, TOKEN_NAMES, TOKENS } from '../tokens.ts';

export type ColorToken = ThemeColor | StateColor;
export type Colors = Readonly<Record<ColorToken, string>>;

export const COLOR_TOKENS = [
  ...TOKEN_NAMES.filter((name) => TOKENS[name] === 'color'),
  ...Object.keys(STATE_COLORS),
] as readonly ColorToken[];

export type State =
  | 'rest'
  | 'hover'
  | 'active'
  | 'focus'
  | 'selected'
  | 'visited'
  | 'placeholder'
  | 'autofill'
  | 'disabled'
  | 'error';

export interface Pair {
  /** As people call it: "link on a notice". */
  readonly name: string;
  readonly foreground: ColorToken;
  readonly backgrounds: readonly ColorToken[];
  readonly state: State;
  readonly least: number;
  /** Of WCAG 2.2; `own` is a rule of ours. */
  readonly criterion: '1.4.3' | '1.4.11' | '2.4.11' | 'own';
}

/** What things lie on: pages, cards, fields. */
const GROUNDS = ['color-page', 'color-surface', 'color-surface-sunken'] as const;
const CHOSEN = [...GROUNDS, 'color-selected-surface'] as const;
const NOTICES = [
  'color-error-surface',
  'color-success-surface',
  'color-warning-surface',
  'color-info-surface',
] as const;
/** All that text of the application lies on. */
const SURFACES = [...CHOSEN, ...NOTICES, 'color-autofill'] as const;

const row = (
  name: string,
  foreground: ColorToken,
  backgrounds: readonly ColorToken[],
  least: number,
  state: State = 'rest',
  criterion: Pair['criterion'] = least > 4 ? '1.4.3' : '1.4.11',
): Pair => ({ name, foreground, backgrounds, state, least, criterion });

/** Every contrast that has to hold. Solver, check, studio and tests read these rows and no others. */
export const PAIRS: readonly Pair[] = [
  row('text', 'color-text', SURFACES, 4.5),
  row('muted text', 'color-text-muted', CHOSEN, 4.5),
  row('heading', 'color-heading', CHOSEN, 4.5),
  row('link', 'color-link', [...CHOSEN, 'color-info-surface', 'color-warning-surface'], 4.5),
  row(
    'link under the pointer',
    'color-link-hover',
    [...CHOSEN, 'color-info-surface', 'color-warning-surface'],
    4.5,
    'hover',
  ),
  row(
    'visited link',
    'color-link-visited',
    [...CHOSEN, 'color-info-surface', 'color-warning-surface'],
    4.5,
    'visited',
  ),
  row('error', 'color-error', [...GROUNDS, 'color-error-surface'], 4.5, 'error'),
  row('success', 'color-success', [...GROUNDS, 'color-success-surface'], 4.5),
  row('warning', 'color-warning', [...GROUNDS, 'color-warning-surface'], 4.5),
  row('information', 'color-info', [...GROUNDS, 'color-info-surface'], 4.5),
  row('button', 'color-on-primary', ['color-primary'], 4.5),
  row('button under the pointer', 'color-on-primary', ['color-primary-hover'], 4.5, 'hover'),
  row('pressed button', 'color-on-primary', ['color-primary-active'], 4.5, 'active'),
  row('edge of a button, progress, chosen answer', 'color-primary-edge', CHOSEN, 3, 'selected'),
  row('border of a control', 'color-control-border', CHOSEN, 3),
  row('border of a control under the pointer', 'color-control-hover', CHOSEN, 3, 'hover'),
  row('border of a wrong answer', 'color-error-border', CHOSEN, 3, 'error'),
  row('border of a disabled control', 'color-disabled-border', CHOSEN, 3, 'disabled', 'own'),
  row('text of a disabled control', 'color-disabled-text', CHOSEN, 3, 'disabled', 'own'),
  row('placeholder', 'color-placeholder', ['color-surface', 'color-surface-sunken'], 4.5, 'placeholder'),
  row('text that the browser filled in', 'color-text', ['color-autofill'], 4.5, 'autofill'),
  row('focus ring', 'color-focus', GROUNDS, 3, 'focus'),
  // One of two colours so far apart has 3:1 on any third (technique C40).
  row('focus rings', 'color-focus', ['color-focus-inner'], 9, 'focus', '1.4.11'),
  row('header', 'color-on-header', ['color-header'], 4.5),
  row('footer', 'color-on-footer', ['color-footer'], 4.5),
];
