import { createMount } from '#src/mount/createMount.tsx';
import { signer } from './remote.tsx';

export const mount = createMount(signer);
