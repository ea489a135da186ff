import { matchPath } from 'react-router';

/** What a flow knows of a screen. */
export interface FlowScreen {
  /** Route pattern below the flow's base. */
  readonly path: string;
  /** The screens reachable from here inside the same status, by the names the view uses for them. */
  readonly children?: Readonly<Record<string, string>>;
}

/** The screen whose path pattern fits a path relative to the flow's base. */
export function findScreen<Screen extends FlowScreen>(
  screens: readonly Screen[],
  path: string,
): { screen: Screen; params: Record<string, string | undefined> } | undefined {
  for (const screen of screens) {
    const match = matchPath(`/${screen.path}`, `/${path}`);
    if (match) return { screen, params: match.params };
  }
  return undefined;
}
