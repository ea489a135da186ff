/** Parts of a co-owner's email address before the @. Others sign by themselves within seconds. */
export const CO_OWNER_EMAILS = {
  bounce: 'The invitation bounces; change the address',
  slow: 'Never signs by itself',
} as const;

/** @returns whether an address asks for it before its @ */
export const asksFor = (email: string, behaviour: keyof typeof CO_OWNER_EMAILS): boolean =>
  (email.split('@')[0] ?? '').toLowerCase().includes(behaviour);
