import { createLifecycle } from '#src/mount/lifecycle.tsx';
import { signer } from './remote.tsx';

export const { bootstrap, mount, unmount, update } = createLifecycle(signer);
