import { LazyComponent } from '../screens/LazyComponent.tsx';

const topBar = () => import(/* webpackChunkName: "navigation" */ './TopBar.tsx');

/** From the script that has the client, which the bar needs: so the bar's own need not have it as well. */
export const View = () => <LazyComponent load={topBar} />;
