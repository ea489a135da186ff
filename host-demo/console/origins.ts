const { cdn = '', api = '', dashboard = '' } = (document.querySelector('#console') as HTMLElement).dataset;

/** The demo's origins, as the server wrote them into the page. The lender's page is on the console's own. */
export const origins = { cdn, api, dashboard, lender: location.origin } as const;
