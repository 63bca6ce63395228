import { Combobox } from '@paddock/ui/combobox';
import { useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { PlaceSearch, PlaceSuggestion } from '../map/map-port.ts';
import { useSuggestions } from './use-suggestions.ts';

export type PlaceFieldProps = {
  places: PlaceSearch;
  text: string;
  onText: (text: string) => void;
  /** A place was chosen, or entered; null when nothing is known for the words. */
  onPlace: (place: PlaceSuggestion | null) => void;
  onClear: () => void;
};

/** The town one looks around, with suggestions. Loaded on demand: until then a plain field does. */
export default function PlaceField({ places, text, onText, onPlace, onClear }: PlaceFieldProps) {
  const t = useT();
  const { suggestions, isLoading, search, best } = useSuggestions(places);
  const chosen = useRef<string | null>(null);
  return (
    <div
      onKeyDownCapture={async (event) => {
        const field = event.target as HTMLElement;
        if (event.key !== 'Enter' || field.getAttribute('aria-activedescendant')) return;
        if (field.tagName !== 'INPUT') return;
        if (text.trim() === '') onClear();
        else onPlace(await best(text));
      }}
    >
      <Combobox
        label={t('stores.search')}
        hideLabel
        name="q"
        placeholder={t('stores.search')}
        iconStart="search"
        autoComplete="off"
        maxLength={80}
        inputValue={text}
        isLoading={isLoading}
        emptyText={isLoading ? undefined : t('stores.none')}
        clearLabel={t('stores.clear')}
        suggestions={suggestions.map(({ id, name, detail }) => ({
          value: id,
          label: name,
          icon: 'pin' as const,
          content: <bdi>{name}</bdi>,
          detail: <bdi>{detail}</bdi>,
        }))}
        onInputChange={(next) => {
          onText(next);
          if (next === '' && text !== '') onClear();
          // A choice is written into the field too; only what a person types is looked for.
          search(next === chosen.current ? '' : next);
        }}
        onChoose={(id) => {
          const place = suggestions.find((one) => one.id === id);
          if (!place) return;
          chosen.current = place.name;
          onPlace(place);
        }}
      />
    </div>
  );
}
