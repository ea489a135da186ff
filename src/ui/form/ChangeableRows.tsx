import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LinkButton } from '../primitives/LinkButton.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { SummaryList } from '../primitives/SummaryList.tsx';

export interface ChangeableRow {
  key: string;
  term: string;
  value: ReactNode;
  /** What opens below the list, instead of the row, to change the value; none: it stays as it is. */
  fields?: ReactNode;
  /** Open from the start: it is missing, would be refused, or was changed before. */
  open?: boolean;
}

interface ChangeableRowsProps {
  rows: readonly ChangeableRow[];
  /** What stands on the button of a row, and how it is called among the others. */
  change: string;
  changeNamed(term: string): string;
  /** Between the list and the fields. */
  children?: ReactNode;
}

/** What is known, to be looked at: a row opens its fields when it is to be changed, and stays open then. */
export function ChangeableRows({ rows, change, changeNamed, children }: ChangeableRowsProps) {
  const [opened, setOpened] = useState<readonly string[]>(() =>
    rows.flatMap(({ key, fields, open }) => (fields && open ? [key] : [])),
  );
  const [changing, setChanging] = useState<string>();
  const isOpen = ({ key, fields }: ChangeableRow) => fields !== undefined && opened.includes(key);
  const open = (key: string) => {
    setChanging(key);
    setOpened([...opened, key]);
  };
  const known = rows.filter((row) => !isOpen(row));
  return (
    <>
      {known.length > 0 || children ? (
        <Stack gap={2}>
          {known.length > 0 ? (
            <SummaryList
              rows={known.map(({ key, term, value, fields }) => ({
                key,
                term,
                value,
                action: fields ? (
                  <LinkButton aria-label={changeNamed(term)} onClick={() => open(key)}>
                    {change}
                  </LinkButton>
                ) : undefined,
              }))}
            />
          ) : null}
          {children}
        </Stack>
      ) : null}
      {rows.filter(isOpen).map(({ key, fields }) => (
        <Opened key={key} focused={key === changing}>
          {fields}
        </Opened>
      ))}
    </>
  );
}

/** Fields that were opened by "Change" take the focus, as the button that had it is gone. */
function Opened({ focused, children }: { focused: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) box.current?.querySelector('input')?.focus();
  }, [focused]);
  return (
    <Stack gap={2} ref={box}>
      {children}
    </Stack>
  );
}
