import type { PageDefinition } from '#src/features/screens/definePage.ts';
import type { LoadView } from '#src/features/screens/viewOf.ts';
import { handoff } from './handoff/screen.ts';
import { notices } from './notices/screens.ts';
import { plaidOauthSuccess } from './plaid-oauth-success/screen.ts';

const notice = () => import(/* webpackChunkName: "pages" */ './notices/Page.tsx');
const oauthReturn = () => import(/* webpackChunkName: "pages" */ './plaid-oauth-success/Page.tsx');
const phone = () => import(/* webpackChunkName: "phone" */ './handoff/Page.tsx');

/**
 * Every page beside registration and an application, with what shows it: adding one is its folder, and a line here and in
 * `journeys.ts`.
 */
export const pages = [
  ...notices.map((page) => [page, notice] as const),
  [plaidOauthSuccess, oauthReturn],
  [handoff, phone],
] as const satisfies readonly (readonly [PageDefinition, LoadView])[];
