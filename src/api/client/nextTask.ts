/** Resolves in a task of its own: what a person has done meanwhile comes first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
