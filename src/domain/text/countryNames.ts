import { LOCALE } from './locale.ts';

/** What a country is called: 'GB' -> 'United Kingdom'. A browser that does not know it says its code. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(LOCALE, { type: 'region' }).of(code) ?? code;
