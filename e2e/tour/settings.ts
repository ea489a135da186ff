import { isAsked, LOOKS, type Look } from '../../.ci/tour/tour.ts';
import { lenderOf } from '../support/lender.ts';

/** What the command asks for (.ci/tour.mjs). */
export interface Settings {
  org: string;
  only: string[];
  /** Every state of a screen in place of the first, and every scenario. */
  all: boolean;
  widths: number[];
  looks: Look[];
  /** A folder. */
  out: string;
  /** An earlier run's `tour.json`. */
  compare?: string;
}

export const SETTINGS = JSON.parse(process.env.TOUR ?? '{}') as Settings;

export const LENDER = lenderOf(SETTINGS.org);

const unknown = SETTINGS.looks.filter((look) => !LOOKS.includes(look));
if (unknown.length > 0) throw new Error(`--looks are ${LOOKS}: not ${unknown}`);

/** Whether a section or a screen is asked for, by its name or because nothing is. */
export const isWanted = (section: string) => isAsked(SETTINGS.only, section);
