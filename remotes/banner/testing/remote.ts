import type { TestedRemote } from '#src/testing/screenCalls.ts';
import { banners } from '../banners/screen.ts';
import { banner as remote } from '../remote.tsx';

export const banner: TestedRemote = { ...remote, pages: [banners] };
