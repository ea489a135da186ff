/** Words that advertising must not use, or only with disclosures. Source: docs/rules.md#trigger-terms */

/**
 * `pattern`: what is said. `needs`: what has to be said with it, by the name of what is missing; without any it may not be
 * said at all.
 */
interface Rule {
  readonly pattern: RegExp;
  readonly needs?: Readonly<Record<string, RegExp>>;
}

const APR = /\bAPRs?\b|annual percentage rate/i;
const FEE = /\bfees?\b/i;
const LENGTH = /\b(years?|months|months?-long|term)\b|\{years\}/i;

/** A placeholder counts as what will stand there. */
const RULES: Readonly<Record<string, Rule>> = {
  'a rate': {
    pattern: /(\d[\d.,]*|\{(apr|rate)\w*\})\s*(%|percent)/i,
    needs: { APR, fees: FEE },
  },
  'a payment': {
    pattern:
      /\{payment\}|\$\s?\d[\d,.]*\s*(\/|a |per |each |every )\s*mo(nth)?\b|payments? (of|from|as low as) \$/i,
    needs: { APR, fees: FEE, 'how long it is paid': LENGTH },
  },
  'free money': { pattern: /\bfree (money|cash)\b/i },
  'tax-deductible': {
    pattern: /\btax[- ]?deductib|\bdeduct(ible)?\b[^.]*\binterest\b|\binterest\b[^.]*\bdeductib/i,
    needs: { 'that a tax advisor is to be asked': /tax (advis[eo]r|professional)/i },
  },
};

/** What is wrong with a text of a banner, a title or any other advertising; nothing when it may stand. */
export function advertisingProblems(text: string): string[] {
  return Object.entries(RULES).flatMap(([what, { pattern, needs }]) => {
    if (!pattern.test(text)) return [];
    if (!needs) return [`says "${what}"`];
    const missing = Object.keys(needs).filter((name) => !needs[name]?.test(text));
    return missing.length > 0 ? [`names ${what} without ${missing.join(', ')}`] : [];
  });
}
