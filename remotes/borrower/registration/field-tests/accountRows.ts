import { formatPhone } from '#src/domain/person/phone.ts';
import { type ChoiceRows, HOSTILE, hostile, REQUIRED, refusedWith, sends, type TextRows } from './rows.ts';

const NO_PHONE = refusedWith('Please enter your mobile phone');
const BAD_PHONE = refusedWith('Please enter a valid phone number');
const NO_EMAIL = refusedWith('Please enter a valid email address');
const box = (label: RegExp, answer: 'smsMarketingConsent' | 'smsTransactionalConsent'): ChoiceRows => ({
  label,
  kind: 'checkbox',
  missing: sends(false),
  good: 'off',
  options: { on: sends(true), off: sends(false) },
  sent: (_, answers) => answers[answer],
});

export const phone: TextRows = {
  label: 'Mobile phone',
  kind: 'text',
  missing: NO_PHONE,
  good: '(208) 555-0142',
  texts: {
    '(208) 555-0142': sends('(208) 555-0142'),
    '2085550142': sends('(208) 555-0142'),
    '208.555.0142': sends('(208) 555-0142'),
    '+1 (208) 555-0142': sends('(208) 555-0142'),
    '208555014': BAD_PHONE,
    '20855501429': BAD_PHONE,
    '1208555014': refusedWith('Country code 1 is not needed'),
  },
  // What is no number stays in sight until it is one.
  hostile: hostile(BAD_PHONE),
  sent: (_, { phoneNumber }) => formatPhone(phoneNumber),
};

export const email: TextRows = {
  label: 'Email',
  kind: 'text',
  missing: refusedWith('Please enter your email'),
  good: 'ana.rivera@example.com',
  texts: {
    'ana.rivera@example.com': sends('ana.rivera@example.com'),
    ' Ana+1@EXAMPLE.com ': sends('Ana+1@example.com'),
    'a@b.co': sends('a@b.co'),
    [`${'a'.repeat(64)}@b.co`]: sends(`${'a'.repeat(64)}@b.co`),
    [`${'a'.repeat(65)}@b.co`]: NO_EMAIL,
    'ana@': NO_EMAIL,
    'ana@example': NO_EMAIL,
    'a@b@c.co': NO_EMAIL,
  },
  hostile: hostile(NO_EMAIL),
  sent: (body) => body.profileRequest.email,
};

export const smsMarketing = box(/^I agree that .* may send me marketing texts/, 'smsMarketingConsent');
export const smsTransactional = box(/^Text me updates about my application/, 'smsTransactionalConsent');

const UNSEEN = refusedWith(
  'Contains a character that cannot be used: one that is not seen, such as a no-break space. Type it again',
);
const WEAK = refusedWith('Password is not strong enough');
/** A strong password gives no message; the tests of the create call check what is sent. */
const TAKEN = sends(undefined);
const nowhere = () => undefined;
const PASSWORD = 'Correct-Horse-9!';

export const password: TextRows = {
  label: 'Password',
  kind: 'text',
  missing: REQUIRED,
  good: PASSWORD,
  texts: {
    [PASSWORD]: TAKEN,
    'Abcdefghi1!x': TAKEN,
    'Abcdefgh1!x': WEAK,
    'abcdefghij1!': WEAK,
    'ABCDEFGHIJ1!': WEAK,
    'Abcdefghijk!': WEAK,
    Abcdefghijk1: WEAK,
    'Abcdefghijk1?': WEAK,
    [` ${PASSWORD} `]: TAKEN,
    [`Aa1!${HOSTILE.long}`]: TAKEN,
    [`Aa1!${HOSTILE.emoji.repeat(4)}`]: TAKEN,
  },
  hostile: hostile(WEAK, { junk: UNSEEN }),
  repeatedIn: 'Confirm password',
  sent: nowhere,
};

const MISMATCH = refusedWith("Passwords don't match");

export const confirmPassword: TextRows = {
  label: 'Confirm password',
  kind: 'text',
  missing: REQUIRED,
  good: PASSWORD,
  texts: { [PASSWORD]: TAKEN, [`${PASSWORD} `]: MISMATCH, 'correct-horse-9!': MISMATCH },
  hostile: hostile(MISMATCH),
  sent: nowhere,
};

const consent = (label: RegExp): ChoiceRows => ({
  label,
  kind: 'checkbox',
  missing: REQUIRED,
  good: 'off',
  options: { on: TAKEN, off: REQUIRED },
  sent: nowhere,
});

/** Each has to be given: while one is not, the form stays. */
export const termsConsent = consent(/^I agree to the .* and Privacy Policy$/);
export const communicationsConsent = consent(
  /^I agree to receive documents and communications electronically$/,
);
