/** Section of the autocomplete tokens; `off` where the person's own address is not meant. */
export type AddressFill = 'off' | 'shipping' | 'billing' | undefined;

export const autoCompleteOf = (fill: AddressFill, part: string) =>
  fill === 'off' ? 'off' : [fill, part].filter(Boolean).join(' ');
