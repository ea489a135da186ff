import { VERSION_2_PATH } from '#src/domain/registration/registrationPaths.ts';

/** Where a first-time visitor starts, relative to the base path. */
export const START = `/${VERSION_2_PATH}`;
