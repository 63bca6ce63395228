import type { ReactNode } from 'react';
import { dealColumns } from './deal-columns.ts';

export interface SpecGroup {
  title: string;
  rows: readonly { label: string; value: ReactNode }[];
}

/** A specification in groups; two columns of nearly the same height where there is room. */
export function SpecTable({ groups }: { groups: readonly SpecGroup[] }) {
  const columns = dealColumns(groups.map(({ rows }) => rows.length));
  return (
    <div className="ui-spec-groups" data-dealt={columns ? true : undefined}>
      {groups.map((group, index) => (
        <table key={group.title} className="ui-table ui-table--spec" data-column={columns?.[index]}>
          <caption>{group.title}</caption>
          <tbody>
            {group.rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td>{row.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
