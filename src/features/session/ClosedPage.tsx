import { LazyPage } from '../shell/LazyPage.tsx';

const load = () => import(/* webpackChunkName: "pages" */ './ClosedView.tsx');

/** In place of every screen while a session is not open: most people never see it, so it is loaded when it is needed. */
export function ClosedPage() {
  return <LazyPage name="session" load={load} />;
}
