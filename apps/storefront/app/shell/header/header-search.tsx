import { IconLink } from '@paddock/ui/icon-button';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';

const loadPanel = () => import('../../features/search/suggestions/search-panel.tsx');
const SearchPanel = lazy(loadPanel);

/** Opens the search field under the header; without script it is a link to the search page. */
export function HeaderSearch() {
  const t = useT();
  const path = usePath();
  const { key } = useLocation();
  const trigger = useRef<HTMLAnchorElement>(null);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === key;
  const close = useCallback((returnFocus: boolean) => {
    setOpenOn(null);
    if (returnFocus) trigger.current?.focus();
  }, []);

  return (
    <>
      <IconLink
        ref={trigger}
        className="shell-nav__search"
        href={path('search')}
        icon="search"
        label={t('shell.nav.search')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpenOn(isOpen ? null : key);
        }}
      />
      {isOpen && (
        <Suspense>
          <SearchPanel onClose={close} />
        </Suspense>
      )}
    </>
  );
}
