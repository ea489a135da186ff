import { LazyComponent } from '../screens/LazyComponent.tsx';

const sideBar = () => import(/* webpackChunkName: "navigation" */ './SideBar.tsx');

/** As the top bar. */
export const View = () => <LazyComponent load={sideBar} />;
