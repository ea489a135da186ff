/** Keeps header, columns and footer in line: at least two units from the edge, and 72em wide at most. */
export const inset = 'max(calc(var(--heloc-space) * 2), calc(50% - 36em + var(--heloc-space) * 2))';
