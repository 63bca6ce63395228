import type { ReactNode } from 'react';

export interface SpecGroup {
  title: string;
  rows: readonly { label: string; value: ReactNode }[];
}

/** A specification in groups; two columns where there is room. */
export function SpecTable({ groups }: { groups: readonly SpecGroup[] }) {
  return (
    <div className="ui-spec-groups">
      {groups.map((group) => (
        <table key={group.title} className="ui-table ui-table--spec">
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
