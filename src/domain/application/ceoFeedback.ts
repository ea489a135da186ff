/** Feedback to the CEO. Source: docs/rules.md#feedback-to-the-ceo */
export const CEO_TOPICS = ['IMPROVE', 'COMPLIMENT'] as const;
export type CeoTopic = (typeof CEO_TOPICS)[number];

/** In characters. */
export const CEO_MESSAGE = { min: 10, max: 1000 } as const;
