/**
 * Thrown by a form's `onSubmit` when the server refused particular fields, e.g. a wrong code: shown in the summary and
 * at the fields like the form's own errors. Keys are field names.
 */
export class FieldErrors extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>, options?: ErrorOptions) {
    super('The server refused some fields', options);
    this.name = 'FieldErrors';
    this.fields = fields;
  }
}
