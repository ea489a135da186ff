/** Error monitoring behind a port; the mount chooses the adapter. Never give it personal data. */
export interface Reporter {
  /** Something a developer should look at. `facts` are codes, paths and ids only. */
  warn(message: string, facts?: Record<string, string | number | boolean | undefined>): void;
  error(error: unknown, facts?: Record<string, string | number | boolean | undefined>): void;
}
