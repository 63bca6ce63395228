import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { withFilter } from '../../kit/list/list-address.ts';
import { SearchField } from '../../kit/list/search-field.tsx';

/** `f` searches; `/` as well while no ticket is open, where it is the key of the saved replies. */
export function TicketSearch() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const begin = () => {
    field.current?.focus();
    field.current?.select();
  };
  useKeys([
    { keys: 'f', label: t('tickets.search'), group: t('tickets.title'), run: begin },
    { keys: '/', run: begin },
  ]);
  return (
    <div className="tickets__find">
      <SearchField
        ref={field}
        keys="f"
        placeholder={t('tickets.search')}
        value={search.get('q') ?? ''}
        onChange={(q) => setSearch(withFilter(search, 'q', q), { replace: true })}
        onEnter={() => field.current?.blur()}
      />
    </div>
  );
}
