import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('ui/relative-time', { justNow: 'Just now' });
