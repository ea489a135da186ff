import { type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('rates', './rates.tsx'),
  route('account/heloc/*', './home-equity.tsx'),
] satisfies RouteConfig;
