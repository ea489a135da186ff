import path from 'node:path';
import { root } from './release.ts';

const PACKAGES = [
  '@twilio/conversations',
  '@twilio/declarative-type-validator',
  '@twilio/deprecation-decorator',
  '@twilio/mcs-client',
  '@twilio/notifications',
  '@twilio/operation-retrier',
  '@twilio/replay-event-emitter',
  'twilio-sync',
  'twilsock',
];

const installed = (file: string) => path.join(root, 'node_modules', file);
const instead = (file: string) => path.join(root, 'remotes/chat/transports/twilio/instead', file);

/** The client of the twilio mode from its modules, which are half of its bundles, and without what it keeps in the browser. */
export const twilioAlias = {
  ...Object.fromEntries(PACKAGES.map((name) => [`${name}$`, installed(`${name}/dist/index.js`)])),
  loglevel$: instead('loglevel.ts'),
  [installed('twilsock/dist/tokenStorage.js')]: instead('tokenStorage.ts'),
};
