import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import type { Monitor, MonitorInput } from './createReporter.ts';

/**
 * Sends errors to a Sentry project of ours. A client without integrations and past every scope: those are the page's, whose
 * own Sentry, of the same version perhaps, keeps its people, breadcrumbs and processors in them. What is sent is the
 * error, where it was thrown and the facts that came with it; nothing of the page, of the person or of what was done before.
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
