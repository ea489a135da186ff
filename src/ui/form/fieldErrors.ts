import type { Message } from '#src/brand/copy.tsx';

/** What is said of each field, by its name: the server's own words, or a message of the page. */
type SaidOfFields = Readonly<Record<string, string | Message>>;

/**
 * Thrown by a form's `onSubmit` when the server refused particular fields, e.g. a wrong code: shown in the summary and
 * at the fields like the form's own errors.
 */
export class FieldErrors extends Error {
  readonly fields: SaidOfFields;

  constructor(fields: SaidOfFields, options?: ErrorOptions) {
    super('The server refused some fields', options);
    this.name = 'FieldErrors';
    this.fields = fields;
  }
}
