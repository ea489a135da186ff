import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { TellVital } from './mount.ts';

/** The mounts that are told, and whether the page's own timings are followed: once, since that cannot be ended. */
const told = new Set<TellVital>();
let isFollowed = false;

function tellAll({ name, value, rating }: Metric): void {
  for (const tell of told) tell({ name, value: Math.round(value * 1000) / 1000, rating });
}

/**
 * Tells the timings of the whole page, where the page has nothing but the application: each once it is known, at the latest
 * when the page is hidden.
 *
 * @returns ends it
 */
export function followPage(tell: TellVital): () => void {
  told.add(tell);
  if (!isFollowed) {
    isFollowed = true;
    for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(tellAll);
  }
  return () => told.delete(tell);
}
