/** A table with its name and the names of its columns. */
import type { ReactNode } from 'react';

/** Props of {@link Table}. */
export interface TableProps {
  /** Only for screen readers. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** Further class of the table. */
  readonly className?: string;
  /** Only screen readers get the names of the columns. @default false */
  readonly hideColumns?: boolean;
  /** Its rows. */
  readonly children: ReactNode;
  /** Rows of totals below them. */
  readonly footer?: ReactNode;
}

/** Draws it. The roles are written out, because what is drawn as a grid is a table no longer for some browsers. */
export function Table(props: TableProps) {
  const { caption, columns, className = '', hideColumns = false, children, footer } = props;
  return (
    <table className={`till-table ${className}`} role="table">
      <caption className="till-visually-hidden">{caption}</caption>
      <thead className={hideColumns ? 'till-visually-hidden' : undefined} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
      {footer !== undefined && <tfoot role="rowgroup">{footer}</tfoot>}
    </table>
  );
}
