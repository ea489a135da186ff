import { object, string } from 'yup';

/** `required` is the message for everything that is not six digits. */
export const codeSchema = (required: string) =>
  object({
    code: string()
      .trim()
      .matches(/^\d{6}$/, required)
      .required(required),
  });

export interface CodeValues {
  code: string;
  address: string;
}

export const passwordSchema = (required: string) => object({ password: string().required(required) });

export interface PasswordValues {
  password: string;
  address: string;
}
