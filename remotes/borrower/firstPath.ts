/** Where a first-time visitor starts, relative to the base path. */
export const START = '/register-v2';
