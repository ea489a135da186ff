import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import { hoursOf, isDepartmentOpen, opensAfter } from '../hours.ts';
import { conflict, invalid } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { referenceFor } from './signing.ts';
import type { Handlers } from './types.ts';

/** Names of fields that are never kept in a draft (docs/rules.md#drafts-of-a-screen). */
const SENSITIVE = /ssn|socialsecurity|password|accountnumber|account_number/i;
const SAVE_CONFLICT = 'This page was saved somewhere else in the meantime.';
const LOOKS_LIKE_SSN = /^\d{3}-\d{2}-\d{4}$/;

function holdsSecret(value: unknown): boolean {
  if (typeof value === 'string') return LOOKS_LIKE_SSN.test(value.trim());
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => SENSITIVE.test(key) || holdsSecret(inner));
}

const CHAT_TOKEN_MS = 6 * 60 * 60_000;

function startChat(services: Services, identity: { friendlyName: string; emailAddress: string }) {
  if (!isDepartmentOpen(services, 'OPS_CHAT')) throw conflict('closed');
  return {
    ...identity,
    token: services.newId(),
    conversationSid: services.newId(),
    expiration: new Date(services.clock.now() + CHAT_TOKEN_MS).toISOString(),
    omniProxyChannelId: services.newId(),
    initialMessage: null,
  };
}

/** Decided for everybody alike, as their flags are. */
const EXPERIMENTS: readonly string[] = [FLAG_KEYS.redesign2025, FLAG_KEYS.auth0];

const feature = ({ settings }: Services, org: string, key: string) => ({
  enabled: settings.flagsFor(org)[key] ?? false,
  variables: settings.variablesOf(key),
});

export const platformHandlers = {
  async getDraft({ params, me, services }) {
    const app = await services.applications.read(params.uuid, me);
    const draft = app.drafts[params.screen];
    return {
      values: (draft?.values as Record<string, unknown> | null) ?? null,
      savedAt: draft?.savedAt ?? null,
      version: draft?.version ?? null,
    };
  },
  putDraft({ params, me, body, services }) {
    const { values = null, version, replaces } = body;
    if (holdsSecret(values)) throw invalid('A draft must not contain an SSN, password or account number');
    return services.applications.change(params.uuid, me, (app, env) => {
      const held = app.drafts[params.screen];
      // The same save once more: its answer was lost.
      if (held?.version === version) return { savedAt: held.savedAt };
      if (!replaces.includes(held?.version ?? null)) throw conflict(SAVE_CONFLICT);
      const savedAt = new Date(env.now).toISOString();
      // What was forgotten leaves its version behind, or an older save that is still under way would bring it back.
      app.drafts[params.screen] = { values, savedAt, version };
      return { savedAt };
    });
  },

  postFeature: ({ body, org, services }) => feature(services, org, body.featureKey),
  postFeatures: ({ org, services }) => ({
    features: Object.entries(services.settings.flagsFor(org)).map(([key, enabled]) => ({
      key,
      enabled,
      variables: services.settings.variablesOf(key),
    })),
  }),
  postDecision: ({ org, services }) => ({
    experiments: EXPERIMENTS.map((name) => ({
      name,
      variation: services.settings.flagsFor(org)[name] ? ('variation' as const) : ('control' as const),
    })),
  }),

  postSession: ({ body, services }) => ({
    sessionKey: body.sessionKey ?? { uuid: services.newId(), epoch: services.clock.now(), trackerUuid: null },
  }),
  async postEvent({ body, services }) {
    await services.store.put('event', services.newId(), 'telemetry', body);
    return {};
  },
  async putFullStoryLink({ params, me, body, services }) {
    await services.applications.change(params.uuid, me, (app) => {
      app.extra.fullStoryLink = body.link;
    });
    return {};
  },
  async postCeoFeedback({ me, body, services }) {
    await services.store.put('event', services.newId(), `feedback|${me.uuid}`, body);
    return {};
  },

  async postVisitorSupport({ body, org, services }) {
    const { clock, newId, outbox, store } = services;
    const reference = referenceFor(`${body.email}|support|${clock.now()}`);
    await store.put('event', newId(), 'support', { ...body, reference });
    await outbox.send({
      org,
      channel: 'email',
      to: body.email,
      subject: `We have received your message, ${reference}`,
      text: 'Thank you for writing to us. We will answer to this address.',
    });
    return { reference };
  },

  getOpenStatus({ params, services }) {
    const open = isDepartmentOpen(services, params.department);
    return { isOpen: open, opensAt: open ? null : opensAfter(services.clock.now()) };
  },
  getWeek: ({ params, services }) => ({ weekdays: hoursOf(services, params.department) }),

  initOmniChat: ({ body, services }) => startChat(services, body.identity),
} satisfies Partial<Handlers>;
