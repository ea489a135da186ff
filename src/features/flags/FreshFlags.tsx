import { WhenIdle } from '../screens/WhenIdle.tsx';

const keepFresh = () => import(/* webpackChunkName: "api" */ './KeepFresh.tsx');

/** Fetches the flags once the first field is shown, and from then on whenever they may have changed. */
export const FreshFlags = () => <WhenIdle load={keepFresh} />;
