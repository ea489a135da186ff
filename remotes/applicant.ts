// What the borrower's container has for any page: the borrower, and the banner, which is on its pages more often than not.
export { mount } from './borrower/mount.ts';
export const banner = () => import(/* webpackChunkName: "first-screen" */ './banner/mount.ts');
