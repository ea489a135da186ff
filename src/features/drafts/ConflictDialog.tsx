import { useContext } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { FormScopeContext } from '#src/ui/form/formContext.ts';
import type { FieldEntry } from '#src/ui/form/formErrors.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { DataTable } from '#src/ui/primitives/DataTable.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useRelativeTime } from '#src/ui/primitives/useRelativeTime.ts';
import { copy } from './copy.ts';
import type { DraftValues } from './DraftSync.ts';
import { labelOf, shownAs } from './describe.ts';
import { differences } from './differences.ts';
import type { Draft } from './useDraft.ts';

interface Row {
  label: string;
  field: FieldEntry;
  path: string;
}

const at = (values: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, key) => (value as DraftValues | null | undefined)?.[key], values);

/** The fields on this page that differ, each once, under the name that they have there. */
function useRows(local: unknown, other: unknown): { rows: Row[]; hiddenCount: number } {
  const scope = useContext(FormScopeContext);
  const rows = new Map<string, Row>();
  const hidden = new Set<string>();
  for (const path of differences(local, other)) {
    const field = scope?.errors.fieldAt(path);
    const label = field ? labelOf(field) : '';
    if (field && label) rows.set(field.name, { label, field, path: field.name });
    else hidden.add(path.split(/[.[]/)[0] ?? path);
  }
  return { rows: [...rows.values()], hiddenCount: hidden.size };
}

/** Both versions of a page side by side, and the choice between them. */
export function ConflictDialog<Values>({
  conflict: { mine, other },
  keepMine,
  takeOther,
}: Pick<Draft<Values>, 'keepMine' | 'takeOther'> & { conflict: NonNullable<Draft<Values>['conflict']> }) {
  const t = useCopy(copy);
  const { now } = useRuntime();
  const announce = useAnnounce();
  const gone = !other.values;
  const { rows, hiddenCount } = useRows(mine, other.values);
  const words = { yes: t('yes'), no: t('no'), empty: t('empty') };
  const when = useRelativeTime(new Date(other.savedAt ?? now()));
  const there = t('there', { when });
  return (
    <Dialog
      open
      role="alertdialog"
      dismissible={false}
      size="medium"
      title={t('title')}
      description={t(gone ? 'gone' : 'intro')}
      actions={
        <>
          <Button
            onClick={() => {
              keepMine();
              announce(t('kept'));
            }}
          >
            {t('keep')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              takeOther();
              announce(t(gone ? 'restarted' : 'taken'));
            }}
          >
            {t(gone ? 'restart' : 'take')}
          </Button>
        </>
      }
    >
      {!gone && rows.length > 0 ? (
        <DataTable<Row>
          caption={t('caption')}
          captionHidden
          rows={rows}
          rowKey={({ path }) => path}
          columns={[
            { key: 'question', header: t('question'), rowHeader: true, render: ({ label }) => label },
            {
              key: 'here',
              header: t('here'),
              render: ({ field, path }) => shownAs(field, at(mine, path), words),
            },
            {
              key: 'there',
              header: there,
              render: ({ field, path }) => shownAs(field, at(other.values, path), words),
            },
          ]}
        />
      ) : null}
      {gone ? null : (
        <>
          {rows.length === 0 ? <Text>{there}</Text> : null}
          {hiddenCount > 0 ? <Text>{t('more', { count: hiddenCount })}</Text> : null}
        </>
      )}
    </Dialog>
  );
}
