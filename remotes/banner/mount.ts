import { createMount } from '#src/mount/createMount.tsx';
import { banner } from './remote.tsx';

export const mount = createMount(banner);
