import type { ReactNode } from 'react';

/** Thrown by a form's `onSubmit` that has words of its own for what failed; whoever throws it reports it. */
export class OwnFailure extends Error {
  constructor(
    readonly text: ReactNode,
    options?: ErrorOptions,
  ) {
    super('The submit failed', options);
    this.name = 'OwnFailure';
  }
}
