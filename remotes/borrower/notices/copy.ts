import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('notices', {
  site: 'Go to the {brand} site',
});
