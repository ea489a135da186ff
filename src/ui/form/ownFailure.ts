import type { ReactElement } from 'react';

/** Thrown by a form's `onSubmit` that has words of its own (`words`) for what failed; whoever throws it reports it. */
export class OwnFailure extends Error {
  constructor(
    readonly text: ReactElement,
    options?: ErrorOptions,
  ) {
    super('The submit failed', options);
    this.name = 'OwnFailure';
  }
}
