import { array, boolean, number, type ObjectShape, type Schema, string, object as yupObject } from 'yup';
import { isEmail } from '#src/domain/person/email.ts';
import { isPostOfficeBox } from '#src/domain/property/address.ts';
import { characterProblem } from '#src/domain/text/characters.ts';
import { LINE_MAX } from '#src/domain/text/lineLength.ts';

/**
 * The parts that endpoints are made of. Answers are validated without casting, so these never need it; values
 * that may grow (statuses, kinds, methods) are plain strings in answers, and `maybe` parts may be absent or null.
 */

/** A required object: yup's own lets a missing one pass. A `maybe` object says so with `nullable().optional()`. */
export const object = <Shape extends ObjectShape>(shape: Shape) => yupObject(shape).required();
/** A string that may be empty. */
export const text = () => string().defined();
/** A required string that is not empty. */
export const requiredText = () => string().required();
export const maybeText = () => string().nullable();
const usable = [
  'characters',
  ({ path }: { path: string }) => `${path} contains a character that cannot be used`,
  (text: string | null | undefined) => characterProblem(text ?? '') === undefined,
] as const;
/** A name or a line of an address, in plain characters (docs/rules.md#characters-of-typed-text). */
export const line = () =>
  requiredText()
    .max(LINE_MAX)
    .test(...usable);
export const maybeLine = () =>
  maybeText()
    .max(LINE_MAX)
    .test(...usable);
export const amount = () => number().defined();
/** Dollars or a rate in percent, or nothing. */
export const maybeAmount = () => number().nullable();
export const flag = () => boolean().defined();
export const maybeFlag = () => boolean().nullable();
/** A box that the person must have ticked. */
export const requiredTrue = () => boolean().oneOf([true]).required();
export const list = <T>(item: Schema<T>) => array(item).required();
/** yyyy-MM-dd */
export const isoDate = () =>
  string()
    .matches(
      /^\d{4}-\d{2}-\d{2}$/,
      ({ path }: { path: string }) => `${path} must be a date in the form yyyy-MM-dd`,
    )
    .required();
export const state = () =>
  string()
    .matches(/^[A-Z]{2}$/, ({ path }: { path: string }) => `${path} must be a two-letter state`)
    .required();
/** Nothing but so many digits. */
export const digits = (count: number) =>
  string()
    .matches(new RegExp(`^\\d{${count}}$`), ({ path }: { path: string }) => `${path} must be ${count} digits`)
    .required();
/** Ten digits of the US, or a number of another country as E.164 has it (docs/rules.md#phone-numbers-of-other-countries). */
export const phoneNumber = () =>
  string()
    .matches(
      /^(?:\d{10}|\+[2-9]\d{6,14})$/,
      ({ path }: { path: string }) =>
        `${path} must be 10 digits, or a number of another country with its code`,
    )
    .required();
export const email = () =>
  string()
    .required()
    .test('email', 'Please enter a valid email address', (value) => isEmail(value));

/** The answer of a submit is nothing but success: the status call says what comes next (docs/rules.md#submits). */
export const emptyAnswer = () => object({}).required();

export const addressFields = () => ({
  street1: line(),
  street2: maybeLine(),
  city: line(),
  state: state(),
  zip: digits(5),
});

const isStreet = [
  'street',
  ({ path }: { path: string }) => `${path} is a post-office box, which is no property`,
  (street: string | null | undefined) => !isPostOfficeBox(street ?? ''),
] as const;
/** The same of a property (docs/rules.md#addresses-of-people). */
export const propertyFields = () => ({ ...addressFields(), street1: line().test(...isStreet) });
export const maybePropertyStreet = () => maybeLine().test(...isStreet);

export const addressBody = () => object(addressFields());

export const addressAnswer = () =>
  object({ street1: text(), street2: maybeText(), city: text(), state: text(), zip: text() });

export const nameBody = () =>
  object({ firstName: line(), middleName: maybeLine(), lastName: line(), suffix: maybeText() });

export const nameAnswer = () =>
  object({ firstName: text(), middleName: maybeText(), lastName: text(), suffix: maybeText() });
