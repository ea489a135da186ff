import type { Finding } from './finding.ts';

/** A finding that is not a violation. */
export interface Exception {
  engine: Finding['engine'];
  rule: string;
  /** Matches the markup of the elements that it is about, and no others. */
  element: RegExp;
  /** A place of the walk where it is found: where it is not, it has to go from this list. */
  state: string;
  why: string;
}

/** Everything that an engine reports on our pages and that is right as it is. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    engine: 'equal-access',
    rule: 'aria_child_valid',
    element: /^<fieldset role="radiogroup"/,
    state: 'start/contact, purpose',
    why: 'A hint or a message stands between the legend and the radios. ARIA asks for radios in a radio group and forbids nothing beside them; both are the description of the group as well.',
  },
  {
    engine: 'equal-access',
    rule: 'fieldset_legend_valid',
    element:
      /^<fieldset [^>]*><legend [^>]*><span>(Date of birth|Is this property currently for sale|Pay off with my line|How is the title|What is your marital|Do you pay home)/,
    state: 'register-v2/birthdate',
    why: 'The legend is there for assistive technology only, because the heading above asks the same; the engine takes a clipped legend for none.',
  },
  {
    engine: 'codesniffer',
    rule: 'WCAG2AA.Principle4.Guideline4_1.4_1_2.H91.InputText.Name',
    element: /^<input autocomplete="username" readonly="" hidden=""/,
    state: 'register-v2/set-password',
    why: 'It is hidden from everybody, assistive technology included: password managers alone read it.',
  },
  {
    engine: 'equal-access',
    rule: 'element_tabbable_role_valid',
    element: /^<div role="log"/,
    state: 'chat/assistant, replied',
    why: 'What was said scrolls, and the keyboard has to reach it for that; the links and buttons in it may all be out of sight.',
  },
];

/** The exception that a finding falls under, if any. */
export const exceptionFor = (finding: Finding): Exception | undefined =>
  EXCEPTIONS.find(
    ({ engine, rule, element }) =>
      engine === finding.engine && rule === finding.rule && element.test(finding.element),
  );
