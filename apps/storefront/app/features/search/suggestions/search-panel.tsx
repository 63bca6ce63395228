import { Icon } from '@paddock/ui/icon';
import { IconButton } from '@paddock/ui/icon-button';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { needMessages } from '../../../i18n/need-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useShell } from '../../../page/shell-data.ts';
import { usePath } from '../../../page/use-path.ts';
import './search-panel.css';
import { LIST, SuggestionGroup } from './suggestion-group.tsx';
import { type Suggested, useSuggestions } from './suggestions.ts';

await needMessages('shop');

const optionId = (index: number) => `${LIST}-${index}`;

/** Under the header: a field with suggestions. The focus stays in the field; the arrows move through the list. */
export default function SearchPanel({ onClose }: { onClose: (returnFocus: boolean) => void }) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const words = text.trim();
  const { found, isSettled } = useSuggestions(text, path('search/suggestions'));
  const menu = useMenuSuggestions();
  const shown = words === '' ? menu : found;
  const all = `search?q=${encodeURIComponent(words)}`;
  const options = [...shown.map((one) => one.to), ...(words === '' ? [] : [all])];
  useDismiss(panel, onClose);

  function keyDown(event: KeyboardEvent) {
    const last = options.length - 1;
    const next = {
      ArrowDown: active === last ? -1 : active + 1,
      ArrowUp: active === -1 ? last : active - 1,
      // In the field itself these move the caret.
      ...(active >= 0 && { Home: 0, End: last }),
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = options[active] ?? (words === '' ? 'search' : all);
    onClose(false);
    void navigate(path(chosen));
  }

  const option = (index: number) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
    className: 'shell-search__option',
    onPointerMove: () => setActive(index),
    onClick: () => onClose(false),
  });
  return (
    <>
      <div ref={panel} className="shell-search" role="dialog" aria-label={t('shell.nav.search')}>
        <div className="shell-search__in">
          <form action={path('search')} method="get" className="shell-search__field" onSubmit={submit}>
            <Icon name="search" />
            <input
              // biome-ignore lint/a11y/noAutofocus: opened to type in
              autoFocus
              type="search"
              name="q"
              maxLength={120}
              autoComplete="off"
              enterKeyHint="search"
              placeholder={t('search.placeholder')}
              aria-label={t('shell.nav.search')}
              role="combobox"
              aria-expanded={options.length > 0}
              aria-controls={LIST}
              aria-autocomplete="list"
              aria-activedescendant={active >= 0 ? optionId(active) : undefined}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setActive(-1);
              }}
              onKeyDown={keyDown}
            />
            <IconButton icon="close" label={t('shell.close')} onClick={() => onClose(true)} />
          </form>
          <div id={LIST} role="listbox" aria-label={t('shell.nav.search')} className="shell-search__list">
            <SuggestionGroup title={t('shell.nav.products')} kind="product" shown={shown} option={option} />
            <SuggestionGroup
              title={t('search.suggest.categories')}
              kind="category"
              shown={shown}
              option={option}
            />
            {words !== '' && (
              <Link to={path(all)} {...option(shown.length)}>
                <span className="shell-search__icon">
                  <Icon name="search" />
                </span>
                <b>{t('search.suggest.all', { q: words })}</b>
              </Link>
            )}
          </div>
          <p role="status" className="ui-hidden">
            {words !== '' && isSettled && t('search.suggest.count', { count: found.length })}
          </p>
        </div>
      </div>
      <div className="shell-dim" aria-hidden="true" />
    </>
  );
}

/** Before anything is typed: where one could begin. */
function useMenuSuggestions(): Suggested[] {
  const categories = useShell()?.products ?? [];
  return categories.map(({ slug, name, image, families }) => ({
    kind: 'category',
    name,
    detail: families,
    to: `search?category=${slug}`,
    picture: image,
  }));
}

function useDismiss(panel: RefObject<HTMLElement | null>, onClose: (returnFocus: boolean) => void) {
  useEffect(() => {
    const press = (event: Event) => {
      const path = event.composedPath();
      const isTrigger = path.some((node) => node instanceof Element && node.matches('.shell-nav__search'));
      if (panel.current && !path.includes(panel.current) && !isTrigger) onClose(false);
    };
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') onClose(true);
    };
    const leave = (event: FocusEvent) => {
      const to = event.relatedTarget;
      if (to instanceof Node && !panel.current?.contains(to)) onClose(false);
    };
    const element = panel.current;
    document.addEventListener('click', press, true);
    document.addEventListener('keydown', key);
    element?.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('keydown', key);
      element?.removeEventListener('focusout', leave);
    };
  }, [panel, onClose]);
}
