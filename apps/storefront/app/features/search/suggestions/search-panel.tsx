import { Icon } from '@paddock/ui/icon';
import { IconButton } from '@paddock/ui/icon-button';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { useT } from '../../../i18n/use-t.ts';
import { usePath } from '../../../page/page-context.ts';
import './search-panel.css';
import { useShell } from '../../../page/shell-data.ts';
import { LIST, SuggestionGroup } from './suggestion-group.tsx';
import { type Suggested, useSuggestions } from './suggestions.ts';
import { useActiveOption } from './use-active-option.ts';
import { useDismiss } from './use-dismiss.ts';

await requireMessages('shop', 'search');

/** Under the header: a field with suggestions. The focus stays in the field; the arrows move through the list. */
export default function SearchPanel({ onClose }: { onClose: (returnFocus: boolean) => void }) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const words = text.trim();
  const { found, isSettled } = useSuggestions(text, path('search/suggestions'));
  const menu = useMenuSuggestions();
  const shown = words === '' ? menu : found;
  const all = `search?q=${encodeURIComponent(words)}`;
  const options = [...shown.map((one) => one.to), ...(words === '' ? [] : [all])];
  const { active, activeId, reset, keyDown, option } = useActiveOption(options.length, () => onClose(false));
  useDismiss(panel, onClose);

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = options[active] ?? (words === '' ? 'search' : all);
    onClose(false);
    void navigate(path(chosen));
  }

  return (
    <>
      <div ref={panel} className="shell-search" role="dialog" aria-label={t('shell.nav.search')}>
        <div className="shell-search__in">
          <form action={path('search')} method="get" className="shell-search__field" onSubmit={submit}>
            <Icon name="search" />
            <WordsField
              text={text}
              isExpanded={options.length > 0}
              activeId={activeId}
              onType={(typed) => {
                setText(typed);
                reset();
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
            {words !== '' && <AllResults words={words} to={path(all)} option={option(shown.length)} />}
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

type WordsProps = {
  text: string;
  isExpanded: boolean;
  activeId: string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function WordsField({ text, isExpanded, activeId, onType, onKeyDown }: WordsProps) {
  const t = useT();
  return (
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
      aria-expanded={isExpanded}
      aria-controls={LIST}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** The last option: everything that is found, on its own page. */
function AllResults({ words, to, option }: { words: string; to: string; option: object }) {
  const t = useT();
  return (
    <Link to={to} {...option}>
      <span className="shell-search__icon">
        <Icon name="search" />
      </span>
      <b>{t('search.suggest.all', { q: words })}</b>
    </Link>
  );
}

/** The categories of the menu, shown before anything is typed. */
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
