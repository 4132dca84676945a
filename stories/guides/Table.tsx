/** A table of the guides; the language of the guides has none of its own. */
import type { ReactNode } from 'react';

/** Props of {@link Table}. */
export interface TableProps {
  readonly head: readonly string[];
  /** The first cell of each row names it. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** Draws the table. */
export function Table({ head, rows }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
