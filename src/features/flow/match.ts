import { matchPath } from 'react-router';
import type { ScreenDefinition } from '../screens/defineScreen.ts';

/** The screen whose path pattern fits a path relative to the application. */
export function findScreen(
  screens: readonly ScreenDefinition[],
  path: string,
): { screen: ScreenDefinition; params: Record<string, string | undefined> } | undefined {
  for (const screen of screens) {
    const match = matchPath(`/${screen.path}`, `/${path}`);
    if (match) return { screen, params: match.params };
  }
  return undefined;
}
