import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ROOMY, space, visuallyHidden } from './styles.ts';

/** Columns stand side by side where each has this much room, in em. */
const COLUMN = 9;
const roomFor = (columns: number) =>
  columns > 2 && columns * COLUMN <= 36 ? ROOMY : `@container heloc (min-width: ${columns * COLUMN}em)`;

// `min-inline-size` of breakable cells: room for most emails, so that few are broken.
const Table = styled.table<{ $columns: number }>`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & > caption {
    padding-block-end: ${space(1)};
    color: var(--heloc-color-heading);
    font-weight: var(--heloc-font-weight-strong);
    text-align: start;
  }
  &,
  & > tbody,
  & > tfoot,
  & > caption,
  & tr,
  & tbody th,
  & tfoot th,
  & td {
    display: block;
  }
  & > thead {
    ${visuallyHidden}
  }
  & tr {
    padding-block: ${space(1)};
    border-block-end: 1px solid var(--heloc-color-border);
  }
  & :is(tbody, tfoot) :is(th, td) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${space(2)};
    padding-block: ${space(0.5)};
    text-align: end;
    font-weight: inherit;
    &::before {
      content: attr(data-label);
      color: var(--heloc-color-text-muted);
      text-align: start;
    }
    &[data-label='']::before {
      content: none;
    }
    /* Below its label before a word is broken. */
    & > span {
      flex: 1 1 min-content;
      min-inline-size: 0;
      max-inline-size: max-content;
      margin-inline-start: auto;
    }
  }
  & tbody th {
    font-weight: var(--heloc-font-weight-strong);
  }

  ${({ $columns }) => roomFor($columns)} {
    display: table;
    & > caption {
      display: table-caption;
    }
    & > thead {
      display: table-header-group;
      position: static;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      clip-path: none;
    }
    & > tbody {
      display: table-row-group;
    }
    & > tfoot {
      display: table-footer-group;
      font-weight: var(--heloc-font-weight-strong);
    }
    & tr {
      display: table-row;
    }
    & > thead th {
      padding: ${space(1)} ${space(1.5)};
      border-block-end: 2px solid var(--heloc-color-border);
      color: var(--heloc-color-text-muted);
      font-size: 0.875em;
      font-weight: var(--heloc-font-weight-strong);
      text-align: start;
      vertical-align: bottom;
    }
    & :is(tbody, tfoot) :is(th, td) {
      display: table-cell;
      padding: ${space(1.5)};
      border-block-end: 1px solid var(--heloc-color-border);
      text-align: start;
      vertical-align: baseline;
      &::before {
        content: none;
      }
    }
    & :is(th, td)[data-align='end'] {
      text-align: end;
    }
    & td[data-breakable] {
      min-inline-size: 12em;
    }
    & td[data-breakable] > span {
      overflow-wrap: anywhere;
    }
  }
`;

export interface Column<Row> {
  key: string;
  header: ReactNode;
  /** The words beside the value where rows are stacked; taken from `header` when that is a string. */
  label?: string;
  align?: 'start' | 'end';
  /** The cell names its row. */
  rowHeader?: boolean;
  /** The cell may hold one long word, such as an email, which is broken before the table grows. */
  breakable?: boolean;
  render(row: Row): ReactNode;
}

export interface DataTableProps<Row> {
  caption: ReactNode;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** One row at the end, e.g. totals, by column key. */
  footer?: Readonly<Record<string, ReactNode>>;
}

const Caption = styled.caption<{ $hidden: boolean }>`
  && {
    ${({ $hidden }) => $hidden && visuallyHidden}
  }
`;

/** The roles that browsers take away together with `display: table`. */
const AS = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

function labelOf<Row>(column: Column<Row>): string {
  return column.label ?? (typeof column.header === 'string' ? column.header : '');
}

/** Rows and columns; on a narrow mount each row becomes a small list. */
export function DataTable<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  footer,
}: DataTableProps<Row>) {
  return (
    <Table {...AS.table} $columns={columns.length}>
      <Caption $hidden={captionHidden}>{caption}</Caption>
      <thead {...AS.rowgroup}>
        <tr {...AS.row}>
          {columns.map((column) => (
            <th key={column.key} scope="col" {...AS.columnheader} data-align={column.align}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...AS.rowgroup}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...AS.row}>
            {columns.map((column) =>
              column.rowHeader ? (
                <th
                  key={column.key}
                  scope="row"
                  {...AS.rowheader}
                  data-label={labelOf(column)}
                  data-align={column.align}
                >
                  <span>{column.render(row)}</span>
                </th>
              ) : (
                <td
                  key={column.key}
                  {...AS.cell}
                  data-label={labelOf(column)}
                  data-align={column.align}
                  data-breakable={column.breakable || undefined}
                >
                  <span>{column.render(row)}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {footer ? (
        <tfoot {...AS.rowgroup}>
          <tr {...AS.row}>
            {columns.map((column) => (
              <td
                key={column.key}
                {...AS.cell}
                data-label={footer[column.key] === undefined ? '' : labelOf(column)}
                data-align={column.align}
              >
                <span>{footer[column.key]}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </Table>
  );
}
