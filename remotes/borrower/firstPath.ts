/** Where whoever comes for the first time begins, relative to the base path. */
export const START = '/register-v2';
