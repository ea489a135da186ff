import type { Applications } from './applications.ts';
import type { Assistant } from './assistant.ts';
import type { Chat } from './chat/chat.ts';
import type { SandboxClock } from './clock.ts';
import type { Demographics } from './demographics.ts';
import type { LenderOf } from './documents/lender.ts';
import type { Evidence } from './evidence/evidence.ts';
import type { Identities } from './identities.ts';
import type { Notifications } from './notifications.ts';
import type { Organisations } from './organisations.ts';
import type { Outbox } from './outbox.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store.ts';
import type { Tokens } from './tokens.ts';
import type { Uploads } from './uploads.ts';

/** What handlers work with; one set per sandbox. */
export interface Services {
  store: Store;
  clock: SandboxClock;
  tokens: Tokens;
  settings: Settings;
  outbox: Outbox;
  organisations: Organisations;
  lenderOf: LenderOf;
  identities: Identities;
  applications: Applications;
  evidence: Evidence;
  demographics: Demographics;
  notifications: Notifications;
  uploads: Uploads;
  assistant: Assistant;
  chat: Chat;
  newId(): string;
}
