import { useT } from '../../i18n/use-t.ts';
import { useKeys } from '../keys/use-keys.ts';
import { Button } from '../parts/button.tsx';
import type { BulkAction } from './list-types.ts';

interface BulkBarProps<Row> {
  readonly rows: readonly Row[];
  readonly actions: readonly BulkAction<Row>[];
  onClear(): void;
}

/** What can be done with the chosen rows; each action names its key, which counts only while rows are chosen. */
export function BulkBar<Row>({ rows, actions, onClear }: BulkBarProps<Row>) {
  const t = useT();
  const isShown = rows.length > 0;
  useKeys(
    [
      ...actions.map((action) => ({
        keys: action.keys,
        label: action.label,
        group: t('kit.keys.bulk'),
        run: () => action.run(rows),
      })),
      { keys: 'escape', run: onClear },
    ],
    isShown,
  );
  if (!isShown) return null;
  return (
    <div className="bulk" role="toolbar" aria-label={t('kit.list.selected', { count: rows.length })}>
      <span className="font-medium">{t('kit.list.selected', { count: rows.length })}</span>
      <span className="vertical-separator" />
      {actions.map((action) => (
        <Button key={action.id} icon={action.icon} keys={action.keys} onClick={() => action.run(rows)}>
          {action.label}
        </Button>
      ))}
      <span className="vertical-separator" />
      <Button keys="escape" aria-label={t('kit.list.clearSelection')} onClick={onClear}>
        {null}
      </Button>
    </div>
  );
}
