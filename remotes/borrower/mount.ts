import { createMount } from '#src/mount/createMount.tsx';
import { borrower } from './remote.tsx';

export const mount = createMount(borrower);
