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
    <table className="tbl tbl--plain">
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
            <td className="mu">{field}</td>
            <td>{before === null ? <span className="mu">–</span> : <del dir="auto">{before}</del>}</td>
            <td>{after === null ? <span className="mu">–</span> : <ins dir="auto">{after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
