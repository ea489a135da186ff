/** The pages of an application; prefetched by the code that will navigate to them. */
export const applicationPages = () => import(/* webpackChunkName: "application" */ './Application.tsx');
