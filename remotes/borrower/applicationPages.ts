/** The pages of an application; also loaded ahead by who is about to send somebody there. */
export const applicationPages = () => import(/* webpackChunkName: "application" */ './Application.tsx');
