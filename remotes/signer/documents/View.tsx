import { message } from '#src/brand/copy.tsx';
import { copy } from './copy.ts';
import { Documents } from './Documents.tsx';

export const title = message(copy, 'heading');

export const View = () => <Documents />;
