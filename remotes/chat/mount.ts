import { createMount } from '#src/mount/createMount.tsx';
import { chat } from './remote.tsx';

export const mount = createMount(chat);
