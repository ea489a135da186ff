import { createLifecycle } from '#src/mount/lifecycle.tsx';
import { chat } from './remote.tsx';

export const { bootstrap, mount, unmount, update } = createLifecycle(chat);
