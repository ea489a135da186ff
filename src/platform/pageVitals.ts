import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PropertiesOf } from '#src/domain/telemetry/catalogue.ts';

type Vital = PropertiesOf<'heloc_vital'>;

/** Of all visits, the share of which the timings are told. */
const SHARE = 0.1;

/** The mounts that are told, and whether the page's own timings are followed: once, since that cannot be ended. */
const told = new Set<(vital: Vital) => void>();
let isFollowed = false;

function tellAll({ name, value, rating }: Metric): void {
  for (const tell of told) tell({ name, value: Math.round(value * 1000) / 1000, rating });
}

/**
 * Tells the timings of the whole page, where the page has nothing but the application (option `vitals`): each once it is
 * known, at the latest when the page is hidden.
 *
 * @param isAlways on a page for trying out, where nobody waits for one visit of ten
 * @returns ends it
 */
export function followVitals(tell: (vital: Vital) => void, isAlways: boolean): () => void {
  if (!isAlways && Math.random() >= SHARE) return () => {};
  told.add(tell);
  if (!isFollowed) {
    isFollowed = true;
    for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(tellAll);
  }
  return () => told.delete(tell);
}
