import { ApiError } from '#src/api/client/apiError.ts';
import type { Api } from '#src/api/client/createApi.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import type { postFeatures } from '#src/api/contract/features.ts';

/** Every feature flag by the name that the code uses; the server knows it by its key. */
export const FLAG_KEYS = {
  maintenance: 'fe-heloc-maintenance',
  redesign2025: 'fe-heloc-redesign-2025',
  nyModal: 'fe-heloc-ny-modal',
  disasterZips: 'fe-heloc-disaster-zips',
  smsTransactionalConsent: 'fe-heloc-sms-transactional-consent',
  nyFcra: 'fe-heloc-ny-fcra',
  auth0: 'fe-heloc-auth0',
  brokerLogin: 'fe-heloc-broker-login',
  additionalSignerConditions: 'fe-heloc-additional-signer-conditions',
  backOfId: 'fe-heloc-back-of-id',
  businessPurpose: 'fe-heloc-business-purpose',
  companyCoversAppraisal: 'fe-heloc-company-covers-appraisal',
  irsMaintenance: 'fe-heloc-irs-maintenance',
  multiPageProductSelect: 'fe-heloc-multi-page-product-select',
  rateBuyDown: 'fe-heloc-rate-buy-down',
  selfEmployTaxVerification: 'fe-heloc-self-employ-tax-verification',
  webChat: 'fe-heloc-web-chat',
  regulatorReview: 'fe-heloc-regulator-review',
} as const;
export type FlagName = keyof typeof FLAG_KEYS;

export interface Flags {
  /** The value now: the server's answer when it has come, else the organisation's default, else off. */
  get(name: FlagName): boolean;
  /** What the feature carries besides being on, as the server says it: unknown, to be checked by whoever reads it. */
  variables(name: FlagName): Readonly<Record<string, unknown>> | undefined;
  /** Until the server was heard for the first time, or could not be; asks it, if nobody has. */
  whenAnswered(): Promise<void>;
  /** Asks the server; a failure leaves everything as it was. */
  refresh(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

type Answer = Omit<ResponseOf<typeof postFeatures>['features'][number], 'key'>;

interface FlagSource {
  api: Api;
  auth: { isSignedIn(): boolean; subscribe(listener: () => void): () => void };
  /** The organisation's own defaults by key, used until the server has answered. */
  defaults: () => Readonly<Record<string, boolean>>;
}

/** Flags that start as the organisation's defaults and take the server's values when `refresh` has run. */
export function createFlags({ api, auth, defaults }: FlagSource): Flags {
  let answers: Record<string, Answer> = {};
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  let settle = () => {};
  const answered = new Promise<void>((resolve) => {
    settle = resolve;
  });
  let quietUntil = 0;
  let isAsked = false;
  const refresh = async () => {
    isAsked = true;
    // The server asked to be left alone.
    if (Date.now() < quietUntil) return;
    try {
      const { postFeatures } = await import(/* webpackChunkName: "api" */ '#src/api/contract/features.ts');
      const context = auth.isSignedIn() ? 'secure' : 'external';
      const { features } = await api.call(postFeatures, {
        params: { context },
        body: { optimizeUser: undefined },
      });
      answers = Object.fromEntries(features.map(({ key, ...answer }) => [key, answer]));
      for (const listener of listeners) listener();
    } catch (error) {
      if (error instanceof ApiError) quietUntil = Date.now() + (error.retryAfterMs ?? 0);
      // The defaults stay: a flag must never keep a person from applying.
    }
    settle();
  };
  return {
    get(name) {
      const key = FLAG_KEYS[name];
      return answers[key]?.enabled ?? defaults()[key] ?? false;
    },
    variables: (name) => answers[FLAG_KEYS[name]]?.variables ?? undefined,
    whenAnswered() {
      if (!isAsked) void refresh();
      return answered;
    },
    refresh,
    subscribe(listener) {
      listeners.add(listener);
      // Who signs in may see other features.
      stop ??= auth.subscribe(() => void refresh());
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
