export const loadCharts = () => import(/* webpackChunkName: "charts" */ './OfferCharts.tsx');
