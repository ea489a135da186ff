/** From this width of the mount there is room for the bars; where there is less, "Menu" has what they have. */
export const WITH_ROOM = '@container heloc-page (min-width: 48em)';
