import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import type { Monitor, MonitorInput } from './createReporter.ts';

/**
 * Sends errors to our Sentry project: the error, where it was thrown, and its facts. Integrations and scopes are left out,
 * since the host page may use the same Sentry and keeps its users and breadcrumbs there.
 */
export function createMonitor({ dsn, release }: MonitorInput): Monitor {
  const client = new BrowserClient({
    dsn,
    release,
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    sendClientReports: false,
  });
  return {
    async error(error, facts) {
      const { exception, message } = await client.eventFromException(error);
      const tags = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
      client.sendEvent({
        event_id: crypto.getRandomValues(new Uint8Array(16)).reduce(hex, ''),
        timestamp: Date.now() / 1000,
        platform: 'javascript',
        level: 'error',
        release,
        tags,
        ...(exception ? { exception } : { message: message ?? '' }),
      });
    },
  };
}

const hex = (text: string, byte: number) => text + byte.toString(16).padStart(2, '0');
