/** The pages of an application; prefetched by who is about to send somebody there. */
export const applicationPages = () => import(/* webpackChunkName: "application" */ './Application.tsx');
