import { message } from '#src/brand/copy.tsx';
import { copy } from '#src/features/still-working/copy.ts';
import { StillWorking as View } from '#src/features/still-working/StillWorking.tsx';

export const title = message(copy, 'pageTitle');
export { View };
