import { type InferType, mixed, number, string } from 'yup';
import { amount, list, maybeText, object, requiredText, text } from './schemas.ts';

/**
 * The websocket of an agents' chat (docs/rules.md#frames-of-an-agents-chat). Both sides send JSON texts of this form. What the
 * page asks has an id, and the answer the same one: `answer` with what was asked for, or `error` with a code. All other frames
 * of the server are events; those of the type `message` are numbered without a hole in each channel.
 */
export const OMNI_SOCKET = '/service-omni-proxy/websocket';
export const FRAME_VERSION = 1;

export const frameSchema = object({
  v: number().oneOf([FRAME_VERSION]).required(),
  id: requiredText(),
  type: requiredText(),
  channel: requiredText(),
  contact: requiredText(),
  /** Of an event of the type `message`. */
  seq: number().integer(),
  data: mixed<Record<string, unknown>>(
    (value): value is Record<string, unknown> => typeof value === 'object' && value !== null,
  ).required(),
});
export type Frame = InferType<typeof frameSchema>;

export const frameFileSchema = object({
  id: requiredText(),
  name: text(),
  type: text(),
  size: amount(),
});

/** A message as the server has it: in an answer to it, in a page, and as an event to every page of the channel. */
export const frameMessageSchema = object({
  id: requiredText(),
  /** From 1, without holes in a channel. */
  seq: amount(),
  /** By which who wrote it knows it. */
  clientId: maybeText(),
  from: string().oneOf(['customer', 'agent', 'system']).required(),
  author: maybeText(),
  /** Milliseconds of the server's clock. */
  at: amount(),
  text: text(),
  files: list(frameFileSchema),
});
export type FrameMessage = InferType<typeof frameMessageSchema>;

/** What the page asks, by type; the data of each, and of its answer. */
export const REQUESTS = {
  /** The first frame of a connection, and each later token. Events begin with its answer, first those that say how it stands. */
  token: { data: object({ token: requiredText() }), answer: object({ seq: amount() }) },
  /** Kept once by its `clientId`, however often it comes. */
  message: {
    data: object({
      clientId: requiredText(),
      text: text(),
      file: frameFileSchema.nullable().optional().default(undefined),
    }),
    answer: object({ message: frameMessageSchema }),
  },
  /** Oldest first; `before` is a `seq`, null for the newest, and in the answer null where nothing is older. */
  page: {
    data: object({ before: number().nullable(), limit: amount() }),
    answer: object({ messages: list(frameMessageSchema), before: number().nullable() }),
  },
  /** Events of the type `message` once more, from the one after this `seq` on. */
  resume: { data: object({ after: amount() }), answer: object({}) },
  ping: { data: object({}), answer: object({}) },
} as const;

/** What the page says and no one answers. */
export const NOTICES = {
  typing: object({}),
  read: object({ upTo: amount() }),
} as const;

/** What the server says by itself; `message` beside them. */
export const EVENTS = {
  typing: object({ author: maybeText(), on: mixed<boolean>().required() }),
  /** How far the person has read, `seq`. */
  read: object({ upTo: amount() }),
  agent: object({
    state: string().oneOf(['queued', 'joined', 'left']).required(),
    name: maybeText(),
    position: number().nullable(),
  }),
  ended: object({ by: string().oneOf(['customer', 'agent', 'system']).required() }),
  frozen: object({}),
  /** Over: only another token is listened to. */
  token: object({ state: string().oneOf(['expiring', 'expired']).required() }),
} as const;

/**
 * Why something was refused: `token` is not taken or over, `closed` and `frozen` say how the conversation is over, `invalid` is
 * no frame of this form, `unavailable` may pass.
 */
export const FRAME_ERRORS = ['token', 'closed', 'frozen', 'invalid', 'unavailable'] as const;
export const frameErrorSchema = object({ code: requiredText() });
