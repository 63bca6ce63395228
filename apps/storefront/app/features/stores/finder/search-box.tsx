import { Icon } from '@paddock/ui/icon';
import { showToast } from '@paddock/ui/toast-queue';
import { type ComponentType, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { PlaceSearch, PlaceSuggestion } from '../map/map-port.ts';
import type { StartPoint } from '../store-view.ts';
import { interpretSearch } from '../stores.rules.ts';
import type { PlaceFieldProps } from './place-field.tsx';

type Props = {
  places: PlaceSearch;
  isChina: boolean;
  /** From the first touch on; the code of the suggestions is not loaded before. */
  hasSuggestions: boolean;
  text: string;
  onText: (text: string) => void;
  /** Null: nowhere in particular, the whole country. */
  onStart: (start: StartPoint | null) => void;
};

/** Where to look: a form that works by itself, and suggestions once their code is there. */
export function SearchBox({ places, isChina, hasSuggestions, text, onText, onStart }: Props) {
  const t = useT();
  const [Field, setField] = useState<ComponentType<PlaceFieldProps> | null>(null);
  const box = useRef<HTMLFormElement>(null);
  const isFocused = useRef(false);

  useEffect(() => {
    if (!hasSuggestions) return;
    void import('./place-field.tsx').then(({ default: loaded }) => {
      // It may have been focused before the page was hydrated.
      isFocused.current = box.current?.contains(document.activeElement) ?? false;
      startTransition(() => setField(() => loaded));
    });
  }, [hasSuggestions]);
  useLayoutEffect(() => {
    const field = box.current?.querySelector('input');
    if (!Field || !field || !isFocused.current) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [Field]);

  const goTo = async (suggestion: PlaceSuggestion | null) => {
    const place = suggestion && (await places.place(suggestion, new AbortController().signal));
    const meaning = interpretSearch(place, text, isChina);
    if (meaning.start !== undefined) {
      if (place) onText(place.name);
      onStart(meaning.start);
    }
    if (meaning.say === 'alert') window.alert(t('stores.noGeometry'));
    if (meaning.say === 'toast') showToast({ text: t('stores.none') });
  };

  return (
    <search className="stores-search">
      {/* Before the suggestions are there, the words go the plain way: to the server, by the address. */}
      <form ref={box} action="" onSubmit={(event) => Field && event.preventDefault()}>
        {Field ? (
          <Field places={places} text={text} onText={onText} onPlace={goTo} onClear={() => onStart(null)} />
        ) : (
          <PlainField
            text={text}
            onText={onText}
            onFocusChange={(hasFocus) => {
              isFocused.current = hasFocus;
            }}
          />
        )}
      </form>
    </search>
  );
}

type PlainProps = Pick<Props, 'text' | 'onText'> & { onFocusChange: (hasFocus: boolean) => void };

function PlainField({ text, onText, onFocusChange }: PlainProps) {
  const t = useT();
  return (
    <span className="ui-input-box ui-input-box--start">
      <span className="ui-input-box__start">
        <Icon name="search" />
      </span>
      <input
        className="ui-input"
        name="q"
        aria-label={t('stores.search')}
        placeholder={t('stores.search')}
        autoComplete="off"
        maxLength={80}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
      />
    </span>
  );
}
