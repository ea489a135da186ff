import type { JsonObject } from '../../../themes/org/json.ts';
import { type Change, type DataChange, type Folder, valueAt } from './folder.ts';

/** Of `brand.json`, what a compliance owner answers for. */
const OWNED: readonly (readonly string[])[] = [
  ...[
    'legal',
    'stateNotices',
    'regulator',
    'insurance',
    'equalHousing',
    'nmlsId',
    'licensedStates',
    'servicer',
  ].map((name) => ['orgMetadata', 'companyInfo', name]),
  ['pricingData'],
];

export function isCompliance(made: Change): boolean {
  if (made.file === 'copy') return made.path[0] === 'legal';
  return made.file === 'brand' && OWNED.some((owned) => owned.every((name, at) => made.path[at] === name));
}

/** Why a change is not taken; nothing where it is. */
export function refusedBecause(made: Change, by: string | undefined): string | undefined {
  if (!isCompliance(made)) return undefined;
  if (!by) return 'Locked: choose “Compliance” and give your name first.';
  if (made.file === 'copy' && (made.value === null || made.value === ''))
    return 'A legal text cannot be taken away.';
  return undefined;
}

/** Who has changed it answers for it, from that day on. */
export function signed(
  folder: Folder,
  made: Change,
  by: string | undefined,
  today: string,
): readonly DataChange[] {
  if (made.file === 'assets' || !by || !isCompliance(made)) return [];
  const { file, label, gesture } = made;
  const data: JsonObject = folder[file];
  const facts = { approvedBy: by, approvedOn: today };
  return Object.entries(facts)
    .filter(([name, value]) => valueAt(data, [name]) !== value)
    .map(([name, value]) => ({ file, path: [name], value, label, ...(gesture && { gesture }) }));
}
