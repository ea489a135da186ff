import type { ReceivedRequest } from '#sandbox/http/requests.ts';
import type { EndpointName } from '#src/api/contract/contract.ts';
import { matching } from './run.ts';

/** What nobody waits for on the way to a screen, to a submit or to a logout. */
export const SERVICES: readonly EndpointName[] = [
  'postSession',
  'postEvent',
  'postFeature',
  'postFeatures',
  'postDecision',
  'patchExperiments',
  'getOptimizelyProfile',
  'patchOptimizelyProfile',
  'putProfileTracker',
  'putFullStoryLink',
  'getNotifications',
  'putNotificationStatus',
  'putNotificationsStatus',
  'postCeoFeedback',
  'postLeaveSurvey',
  'getFigureInfo',
  'getIdentityV1',
  'getWalletAccess',
  'getWalletAccounts',
  'logoutRedirect',
  'loginRedirect',
  'getDefaultLoanOriginator',
  'getLoanOriginator',
  'getLicensedStates',
  'getReferral',
  'getOpenStatus',
  'getWeek',
];

const PATTERNS = SERVICES.map((name) => {
  const { method, path } = matching(name);
  return { method, pattern: new RegExp(`^${path.replaceAll('*', '[^/]+')}$`) };
});
export const isService = ({ method, path }: Pick<ReceivedRequest, 'method' | 'path'>) =>
  PATTERNS.some((service) => service.method === method && service.pattern.test(path));
