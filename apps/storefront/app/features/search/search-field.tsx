import { IconButton } from '@paddock/ui/icon-button';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { SEARCH_FORM } from './filters/filter-panel.tsx';

/** The words of the search. Sent with the filters' form, of which it is a part. */
export function SearchField({ q }: { q: string }) {
  const t = useT();
  const [typed, setTyped] = useState({ from: q, text: q });
  const value = typed.from === q ? typed.text : q;
  return (
    <search className="search-field">
      <IconButton icon="search" label={t('shell.nav.search')} type="submit" form={SEARCH_FORM} />
      <input
        type="search"
        name="q"
        form={SEARCH_FORM}
        aria-label={t('shell.nav.search')}
        placeholder={t('search.placeholder')}
        maxLength={120}
        enterKeyHint="search"
        value={value}
        onChange={(event) => setTyped({ from: q, text: event.target.value })}
      />
    </search>
  );
}
