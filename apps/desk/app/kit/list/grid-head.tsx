import { useSearchParams } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../parts/icon.tsx';
import type { GridState } from './grid-keys.ts';
import { withSort } from './list-address.ts';
import type { Column } from './list-types.ts';

interface HeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly state: GridState;
  readonly onState: (state: GridState) => void;
  readonly ids: readonly string[];
  readonly hasBox: boolean;
}

/** Names of the columns; those that the api can sort by are buttons. */
export function GridHead<Row>({ columns, state, onState, ids, hasBox }: HeadProps<Row>) {
  const t = useT();
  const chosen = state.selected.size;
  const checked = chosen === 0 ? false : chosen >= ids.length ? true : 'mixed';
  const toggle = () => onState({ ...state, selected: new Set(checked === false ? ids : []) });
  return (
    <div role="row" className="grid__head" aria-rowindex={1}>
      {hasBox ? (
        <div role="columnheader" className="grid__cell grid__box">
          <button
            type="button"
            className="grid__check"
            role="checkbox"
            aria-checked={checked}
            aria-label={t('kit.list.selectAll')}
            onClick={toggle}
          >
            <span className="checkbox" data-checked={checked || undefined}>
              <Icon name={checked === 'mixed' ? 'minus' : 'check'} />
            </span>
          </button>
        </div>
      ) : null}
      {columns.map((column) => (
        <HeadCell key={column.id} column={column} />
      ))}
    </div>
  );
}

function HeadCell<Row>({ column }: { column: Column<Row> }) {
  const [search, setSearch] = useSearchParams();
  const { sort, header, align } = column;
  const current = search.get('sort');
  const isSorted = sort !== undefined && (current === sort || current === `-${sort}`);
  const direction = !isSorted ? undefined : current?.startsWith('-') ? 'descending' : 'ascending';
  return (
    <div role="columnheader" aria-sort={direction} className={align ? 'grid__cell number' : 'grid__cell'}>
      {sort ? (
        <button
          type="button"
          className={isSorted ? 'grid__sort sorted' : 'grid__sort'}
          onClick={() => setSearch(withSort(search, sort), { replace: true })}
        >
          {header}
          {isSorted ? (
            <Icon name={direction === 'descending' ? 'chevron-down' : 'arrow-up'} size={12} />
          ) : null}
        </button>
      ) : (
        header
      )}
    </div>
  );
}
