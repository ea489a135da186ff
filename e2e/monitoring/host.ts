import * as Sentry from '@sentry/browser';

/** A lender's page with error monitoring of its own, as its documentation has it: every default is on. */
Sentry.init({ dsn: 'https://host@errors.host.example/1', release: 'host@1' });
Sentry.setUser({ email: 'somebody@host.example' });
Sentry.setTag('page', 'of the host');
Sentry.addBreadcrumb({ message: 'Something at the host' });
Sentry.addEventProcessor((event) => ({ ...event, extra: { seen: 'by the host' } }));
