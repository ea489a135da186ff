import { maybeText, object, requiredText, text } from './schemas.ts';

/** Of a session that runs: what is missing in one is found before it is used. */
export const chatSessionSchema = () =>
  object({
    friendlyName: text(),
    emailAddress: text(),
    token: requiredText(),
    conversationSid: requiredText(),
    /** ISO time */
    expiration: text(),
    /** ISO time of the answer: how long the token lasts is its difference from it, whatever this device's clock says. */
    issuedAt: maybeText(),
    omniProxyChannelId: maybeText(),
    /** Who the agents' side says it is; asked for where the answer has none. */
    contactId: maybeText(),
    initialMessage: maybeText(),
    /** What the client of the stream provider needs. */
    stream: object({
      apiKey: requiredText(),
      userId: requiredText(),
      channelType: requiredText(),
      channelId: requiredText(),
      baseUrl: maybeText(),
    })
      .nullable()
      .optional(),
    /** What the client of CSP's provider needs beside the token and the conversation. */
    twilio: object({
      region: maybeText(),
      /** Of a socket that is not the provider's own: the sandbox's. */
      uri: maybeText(),
    })
      .nullable()
      .optional(),
  });
