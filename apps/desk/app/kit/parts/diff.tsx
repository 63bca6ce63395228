import { useT } from '../../i18n/use-t.ts';

export interface Change {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Before and after of each field that changed. */
export function Diff({ changes }: { changes: readonly Change[] }) {
  const t = useT();
  return (
    <table className="table table--plain">
      <thead>
        <tr>
          <th>{t('kit.diff.field')}</th>
          <th>{t('kit.diff.before')}</th>
          <th>{t('kit.diff.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <td className="muted">{field}</td>
            <td>{before === null ? <span className="muted">–</span> : <del dir="auto">{before}</del>}</td>
            <td>{after === null ? <span className="muted">–</span> : <ins dir="auto">{after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
