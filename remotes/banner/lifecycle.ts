import { createLifecycle } from '#src/mount/lifecycle.tsx';
import { banner } from './remote.tsx';

export const { bootstrap, mount, unmount, update } = createLifecycle(banner);
