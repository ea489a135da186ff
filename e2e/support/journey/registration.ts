/** The steps that hosts' tests have as well. */
export * from '#packages/testing/playwright/registration.ts';
