import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { useKeys } from '../keys/use-keys.ts';
import { Icon } from '../parts/icon.tsx';
import { Kbd } from '../parts/kbd.tsx';
import { FilterMenu } from './filter-menu.tsx';
import { type Chip, readChips, withFilter, withoutLastFilter } from './list-address.ts';
import type { Filter } from './list-types.ts';
import { SearchField } from './search-field.tsx';

interface FilterBarProps {
  readonly filters: readonly Filter[];
  /** Placeholder of the search field. */
  readonly search?: string | undefined;
  readonly count: ReactNode;
  /** Enter in the search field. */
  readonly onEnter?: (text: string) => void;
}

/** What the list is narrowed to: the search, a chip for each filter, and how many rows fit. */
export function FilterBar({ filters, search: placeholder, count, onEnter }: FilterBarProps) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const chips = readChips(search, filters);
  const change = (next: URLSearchParams) => setSearch(next, { replace: true });
  const begin = () => {
    if (field.current) {
      field.current.focus();
      field.current.select();
    } else setAdding(true);
  };
  useKeys([
    { keys: '/', label: t('kit.list.filter'), group: t('kit.keys.list'), run: begin },
    { keys: 'f', label: t('kit.list.addFilter'), group: t('kit.keys.list'), run: () => setAdding(true) },
    {
      keys: 'backspace',
      label: t('kit.list.dropFilter'),
      group: t('kit.keys.list'),
      run: () => (chips.length > 0 ? change(withoutLastFilter(search, filters)) : false),
    },
  ]);
  return (
    <div className="tools">
      <div className="chips">
        {placeholder ? (
          <SearchField
            ref={field}
            placeholder={placeholder}
            value={search.get('q') ?? ''}
            onChange={(q) => change(withFilter(search, 'q', q))}
            onEnter={(text) => onEnter?.(text)}
          />
        ) : null}
        {chips.map((chip) => (
          <FilterChip key={chip.id} chip={chip} onRemove={() => change(withFilter(search, chip.id, null))} />
        ))}
        {filters.length > 0 ? (
          <AddFilter
            filters={filters}
            search={search}
            isOpen={isAdding}
            onOpen={setAdding}
            onChange={(id, value) => change(withFilter(search, id, value))}
          />
        ) : null}
      </div>
      <span className="grow" />
      <span className="muted small tools__count">{count}</span>
    </div>
  );
}

interface FilterChipProps {
  readonly chip: Chip;
  onRemove(): void;
}

function FilterChip({ chip, onRemove }: FilterChipProps) {
  const t = useT();
  return (
    <span className="chip">
      <span>{chip.label}</span>
      <b>{chip.value}</b>
      <button type="button" aria-label={t('kit.list.removeFilter', { name: chip.label })} onClick={onRemove}>
        <Icon name="close" size={12} />
      </button>
    </span>
  );
}

interface AddFilterProps {
  readonly filters: readonly Filter[];
  readonly search: URLSearchParams;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (id: string, value: string) => void;
}

/** The button that opens the menu of filters; the focus comes back to it. */
function AddFilter({ filters, search, isOpen, onOpen, onChange }: AddFilterProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    onOpen(false);
    button.current?.focus();
  };
  return (
    <span className="menu-anchor">
      <button
        ref={button}
        type="button"
        className="chip chip--add"
        aria-keyshortcuts="f"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        <Icon name="plus" size={12} />
        {t('kit.list.filter')}
        <Kbd keys="f" />
      </button>
      {isOpen ? <FilterMenu filters={filters} search={search} onChange={onChange} onClose={close} /> : null}
    </span>
  );
}
