import { createLifecycle } from '#src/mount/lifecycle.tsx';
import { borrower } from './remote.tsx';

export const { bootstrap, mount, unmount, update } = createLifecycle(borrower);
