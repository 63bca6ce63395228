import { classNames } from '@paddock/ui/class-names';
import positions from './flags.json' with { type: 'json' };

const COLUMNS = positions.columns;
const INDEX = new Map(positions.codes.map((code, at) => [code, at]));

/** One cell of the flag sprite. Decoration: the country's name always stands beside it. */
export function Flag({ iso, className }: { iso: string | null; className?: string }) {
  const at = iso ? INDEX.get(iso.toLowerCase()) : undefined;
  if (at === undefined)
    return <span className={classNames('shell-flag shell-flag--none', className)} aria-hidden="true" />;
  const style = { '--flag-x': at % COLUMNS, '--flag-y': Math.floor(at / COLUMNS) } as React.CSSProperties;
  return <span className={classNames('shell-flag', className)} style={style} aria-hidden="true" />;
}
