import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.tsx';

export interface TableProps {
  /** Names the table, and the box around it when it has to scroll. */
  caption: string;
  hideCaption?: boolean | undefined;
  columns: readonly ReactNode[];
  rows: readonly { key: string; head: ReactNode; cells: readonly ReactNode[] }[];
  /** Index of the column to tint (the chosen size), counted without the first. */
  chosen?: number | undefined;
  className?: string | undefined;
}

/** Numbers to compare: geometry, sizes. The first column stays in sight while the rest scrolls. */
export function Table({ caption, hideCaption = false, columns, rows, chosen, className }: TableProps) {
  const [corner, ...heads] = columns;
  const tint = (index: number) => classNames(index === chosen && 'ui-table__chosen') || undefined;
  return (
    // A box that scrolls must be reachable by keyboard, and then it needs a name.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="ui-table-box" aria-label={caption} tabIndex={0}>
      <table className={classNames('ui-table ui-table--numbers', className)}>
        <caption className={classNames(hideCaption && 'ui-hidden')}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {heads.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
              <th key={index} scope="col" className={tint(index)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.head}</th>
              {row.cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
                <td key={index} className={tint(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
