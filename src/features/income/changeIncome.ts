/** In the query of income/review: the stated income is open to be corrected. */
export const CHANGE_INCOME = { change: 'income' } as const;

export const asksToChange = (search: string): boolean =>
  new URLSearchParams(search).get('change') === CHANGE_INCOME.change;
