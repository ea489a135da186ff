import { message } from '#src/brand/copy.tsx';
import { copy } from '#src/features/conditions/copy.ts';
import { PhoneTask } from '#src/features/conditions/PhoneTask.tsx';

export const title = message(copy, 'title');

export const View = PhoneTask;
