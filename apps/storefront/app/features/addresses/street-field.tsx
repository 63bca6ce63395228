import type { Place } from '@paddock/server/contracts/places';
import { Combobox } from '@paddock/ui/combobox';
import { useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { usePlaces } from './use-places.ts';

export type StreetFieldProps = {
  label: string;
  value: string;
  hint: string | undefined;
  error: string | undefined;
  autoComplete: string;
  route: string;
  onChange: (text: string) => void;
  onPlace: (place: Place) => void;
};

/** The street, with suggestions from the maps. Load it lazily: until it is there, a plain field does. */
export default function StreetField(props: StreetFieldProps) {
  const { value, route, onChange, onPlace, ...field } = props;
  const t = useT();
  const { suggestions, isLoading, search, choose } = usePlaces(route);
  const chosen = useRef<string | null>(null);
  return (
    <Combobox
      {...field}
      name="address1"
      isRequired
      maxLength={160}
      inputValue={value}
      isLoading={isLoading}
      clearLabel={t('addresses.clear')}
      suggestions={suggestions.map(({ id, main, detail }) => ({
        value: id,
        label: main,
        icon: 'pin' as const,
        content: <bdi>{main}</bdi>,
        detail: <bdi>{detail}</bdi>,
      }))}
      onInputChange={(text) => {
        onChange(text);
        // A choice is written into the field too; only what a person types is looked for.
        if (text !== chosen.current) search(text);
      }}
      onChoose={async (id) => {
        if (id === null) return;
        chosen.current = suggestions.find((one) => one.id === id)?.main ?? null;
        const place = await choose(id);
        if (place) onPlace(place);
      }}
    />
  );
}
