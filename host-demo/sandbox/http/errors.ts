/** An answer other than 200. `errors` are sentences that a person may read (docs/rules.md#submits). */
export class HttpError extends Error {
  readonly status: number;
  readonly body: { errors?: string[]; message?: string };
  /** What was changed before the refusal stays. */
  keepChanges = false;
  /** What the person has agreed to stays agreed to, and is not asked for again. */
  keepConsent = false;

  constructor(status: number, body: { errors?: string[]; message?: string }) {
    super(body.message ?? body.errors?.join(', ') ?? String(status));
    this.name = 'HttpError';
    this.status = status;
    this.body = body;
  }
}

export const invalid = (...errors: string[]) => new HttpError(400, { errors });
export const unauthenticated = () => new HttpError(401, { message: 'unauthenticated' });
export const invalidSignature = () => new HttpError(403, { message: 'invalid signature' });
export const notFound = (what = 'Not found') => new HttpError(404, { errors: [what] });
export const conflict = (...errors: string[]) => new HttpError(409, { errors });
export const gone = (...errors: string[]) => new HttpError(410, { errors });
/** A service that the server depends on does not answer. */
export const unreachable = (...errors: string[]) => new HttpError(424, { errors });
export const tooMany = (...errors: string[]) => new HttpError(429, { errors });
