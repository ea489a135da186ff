/** An email that is always taken at registration. */
export const TAKEN_EMAIL = 'taken@example.com';

/** The street on which the create call refuses the state. */
export const REFUSED_STREET = '51 Notserved Way';

/** Works wherever a six-digit code is asked for, besides the one in the outbox. */
export const UNIVERSAL_CODE = '123456';
