/** What the provider's API answers where it refuses; a client acts by the number. */
const REFUSALS = {
  badToken: [401, 43, 'The token is not one of this application'],
  expired: [401, 40, 'The token is over'],
  otherUser: [401, 5, 'The token is of another user'],
  invalid: [400, 4, 'The request is not valid'],
  repeated: [400, 4, 'A message with this id already exists'],
  unknownUser: [404, 16, 'There is no such user'],
  unknown: [404, 16, 'There is no such thing'],
  notMember: [403, 17, 'The user may not read this channel'],
  frozen: [403, 17, 'The channel is frozen'],
  tooLong: [400, 20, 'The message is too long'],
  tooLarge: [413, 22, 'The file is too large'],
  noConnection: [400, 46, 'There is no connection with this id'],
  failed: [500, -1, 'The server failed'],
} as const satisfies Record<string, readonly [status: number, code: number, message: string]>;
type Reason = keyof typeof REFUSALS;

export interface RefusalBody {
  code: number;
  message: string;
  StatusCode: number;
  duration: string;
}

export function refusalBody(reason: Reason, status: number = REFUSALS[reason][0]): RefusalBody {
  const [, code, message] = REFUSALS[reason];
  return { code, message, StatusCode: status, duration: '0.00ms' };
}

/** A call that is refused. */
export class Refusal extends Error {
  readonly body: RefusalBody;
  constructor(reason: Reason, status?: number) {
    super(reason);
    this.name = 'Refusal';
    this.body = refusalBody(reason, status);
  }
}
