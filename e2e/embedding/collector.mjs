const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const PATH = /^[a-z\d][a-z\d/:-]{0,80}$/i;
const isCount = (value) => Number.isInteger(value) && value >= 0;
/** The fields of each event beside its `journeyId`, and what each may be. */
const FIELDS = {
  started: {},
  'step-completed': { path: (value) => PATH.test(value), index: isCount, durationMs: isCount },
  refused: { path: (value) => PATH.test(value), count: isCount },
  'offers-seen': {},
  'offer-chosen': {},
  submitted: {},
  signed: {},
  left: { path: (value) => PATH.test(value) },
};

/** The event in a body, with nothing else of it; `undefined` for anything that is none. */
export function eventIn(body) {
  try {
    const { type, journeyId, ...rest } = JSON.parse(body);
    if (!Object.hasOwn(FIELDS, type) || !UUID.test(journeyId)) return undefined;
    const fields = Object.entries(FIELDS[type]);
    if (!fields.every(([name, isValid]) => isValid(rest[name]))) return undefined;
    return { type, journeyId, ...Object.fromEntries(fields.map(([name]) => [name, rest[name]])) };
  } catch {
    return undefined;
  }
}

/** A listener of `createServer`, or of a route of your framework; `keep` writes to where your reports read. */
export const collect = (keep) => async (request, response) => {
  let body = '';
  for await (const part of request) if (body.length < 1000) body += part;
  const event = eventIn(body);
  if (event) keep({ ...event, at: new Date().toISOString() });
  response.writeHead(event ? 204 : 400).end();
};
