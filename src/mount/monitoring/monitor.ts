import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import type { Monitor, MonitorInput } from './createReports.ts';

/**
 * Sends errors to our Sentry project: the error, where it was thrown, and its facts. Integrations and scopes are left out,
 * since the host page may use the same Sentry and keeps its users and breadcrumbs there.
 */
export function createMonitor({ dsn, release, scrub, scrubFile }: MonitorInput): Monitor {
  const client = new BrowserClient({
    dsn,
    release,
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    sendClientReports: false,
  });
  return {
    async error(error, tags) {
      const { exception, message = '' } = await client.eventFromException(error);
      const values = exception?.values?.map(({ type = '', value = '', stacktrace }) => ({
        type: scrub(type),
        value: scrub(value),
        ...(stacktrace?.frames
          ? {
              stacktrace: {
                frames: stacktrace.frames.map(({ filename = '', function: name, lineno, colno }) => ({
                  filename: scrubFile(filename),
                  ...(name === undefined ? {} : { function: name }),
                  ...(lineno === undefined ? {} : { lineno }),
                  ...(colno === undefined ? {} : { colno }),
                })),
              },
            }
          : {}),
      }));
      client.sendEvent({
        event_id: crypto.getRandomValues(new Uint8Array(16)).reduce(hex, ''),
        timestamp: Date.now() / 1000,
        platform: 'javascript',
        level: 'error',
        release,
        tags,
        ...(values ? { exception: { values } } : { message: scrub(message) }),
      });
    },
  };
}

const hex = (text: string, byte: number) => text + byte.toString(16).padStart(2, '0');
