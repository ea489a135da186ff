import { closed } from './closed/screen.ts';
import { ended } from './ended/screen.ts';
import { preChat } from './pre-chat/screen.ts';
import { waiting } from './waiting/screen.ts';

/** Every step of the panel: adding one is its folder and one line here. */
export const screens = [preChat, closed, waiting, ended] as const;
