import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('ui/toggletip', { about: 'About {term}' });
