import { matchPath } from 'react-router';
import { parseStatus } from '#src/domain/status.ts';
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

/** Whether a screen belongs to a status; a screen that names no status belongs to every one. */
export function belongsTo(screen: ScreenDefinition, checklistStatus: string | null | undefined): boolean {
  if (screen.statuses.length === 0) return true;
  const parsed = parseStatus(checklistStatus);
  const name = parsed.kind === 'known' ? parsed.status : parsed.kind === 'waiting' ? parsed.raw : undefined;
  return (screen.statuses as readonly string[]).includes(name ?? '');
}

/** Whether an earlier screen may be opened again, to change answers that the server still lets the person change. */
export function isEditing(
  screen: ScreenDefinition,
  checklistStatus: string | null | undefined,
  editable: readonly string[],
): boolean {
  return screen.edits !== undefined && !belongsTo(screen, checklistStatus) && editable.includes(screen.edits);
}
