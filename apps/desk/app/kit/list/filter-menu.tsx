import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { LayerContext, useKeys } from '../keys/use-keys.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { toggleValue } from './list-address.ts';
import type { Filter } from './list-types.ts';

interface FilterMenuProps {
  readonly filters: readonly Filter[];
  readonly search: URLSearchParams;
  readonly onChange: (id: string, value: string) => void;
  readonly onClose: () => void;
}

/** Chooses a filter, then its value: arrows move, a letter jumps, Enter chooses, Escape goes back. */
export function FilterMenu(props: FilterMenuProps) {
  const layer = useContext(LayerContext) + 1;
  return (
    <LayerContext value={layer}>
      <FilterLayer {...props} />
    </LayerContext>
  );
}

function FilterLayer({ filters, search, onChange, onClose }: FilterMenuProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [id, setId] = useState<string | null>(filters.length === 1 ? (filters[0]?.id ?? null) : null);
  const filter = filters.find((one) => one.id === id);
  const back = () => (filter && filters.length > 1 ? setId(null) : onClose());
  useMenuKeys(box, { back, onClose });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its first entry
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[aria-checked=true], [role^=menuitem], input')?.focus();
  }, [id]);
  const choose = (value: string) => {
    if (!filter) return;
    const current = search.get(filter.id) ?? '';
    onChange(filter.id, filter.isMultiple ? toggleValue(current, value) : value);
    if (!filter.isMultiple) onClose();
  };
  const options = filter ? filter.options : filters.map((one) => ({ value: one.id, label: one.label }));
  const chosen = filter ? (search.get(filter.id) ?? '').split(',') : [];
  return (
    <div ref={box} className="menu menu--open menu--filter">
      {filter ? (
        <button type="button" className="menu__back" onClick={back} disabled={filters.length === 1}>
          <Icon name="chevron-start" size={12} isDirectional />
          {filter.label}
        </button>
      ) : null}
      {filter && !filter.options ? (
        <ValueForm filter={filter} value={search.get(filter.id) ?? ''} onDone={choose} />
      ) : (
        <div role="menu" aria-label={filter?.label ?? t('kit.list.chooseFilter')}>
          {options?.map((option) => (
            <button
              key={option.value}
              type="button"
              className="menu__item"
              {...(filter
                ? {
                    role: filter.isMultiple ? 'menuitemcheckbox' : 'menuitemradio',
                    'aria-checked': chosen.includes(option.value),
                  }
                : { role: 'menuitem' })}
              onClick={() => (filter ? choose(option.value) : setId(option.value))}
            >
              <span className="grow">{option.label}</span>
              {filter && chosen.includes(option.value) ? <Icon name="check" /> : null}
              {filter ? null : <Icon name="chevron-end" size={12} isDirectional />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Keys of the menu while it is open, and a click outside of it. */
function useMenuKeys(
  box: React.RefObject<HTMLDivElement | null>,
  { back, onClose }: { readonly back: () => void; readonly onClose: () => void },
): void {
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  const move = (step: number) => {
    const all = items();
    const place = all.indexOf(document.activeElement as HTMLElement);
    all[(place + step + all.length) % all.length]?.focus();
  };
  useKeys([
    { keys: 'arrowdown', run: () => move(1) },
    { keys: 'arrowup', run: () => move(-1) },
    { keys: 'escape', run: back },
  ]);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (
        event.key.length !== 1 ||
        event.ctrlKey ||
        event.metaKey ||
        event.target instanceof HTMLInputElement
      )
        return;
      const wanted = event.key.toLowerCase();
      items()
        .find((item) => item.textContent?.trim().toLowerCase().startsWith(wanted))
        ?.focus();
    };
    const leave = (event: Event) => {
      if (!box.current?.parentElement?.contains(event.target as Node)) close.current();
    };
    document.addEventListener('keydown', jump);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', jump);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  });
}

interface ValueFormProps {
  readonly filter: Filter;
  readonly value: string;
  onDone(value: string): void;
}

function ValueForm({ filter, value, onDone }: ValueFormProps) {
  const t = useT();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone(String(new FormData(event.currentTarget).get('value') ?? '').trim());
  };
  return (
    <form className="menu__form" onSubmit={submit}>
      <span className="input">
        <input
          name="value"
          type={filter.kind === 'date' ? 'date' : 'text'}
          defaultValue={value}
          aria-label={filter.label}
          autoComplete="off"
        />
      </span>
      <Button type="submit" look="primary" size="small">
        {t('kit.list.apply')}
      </Button>
    </form>
  );
}
