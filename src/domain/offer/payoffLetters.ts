/** A payoff letter of the person's own must be good for so many more days (docs/rules.md#payoff-amounts). */
export const LETTER_DAYS = 10;
