import { toMeasurement, toRoundMiles } from '@paddock/i18n/measures';
import { Accordion } from '@paddock/ui/accordion';
import { Checkbox } from '@paddock/ui/checkbox';
import { NativeSelect } from '@paddock/ui/native-select';
import { useDigits } from '@paddock/ui/page-locale';
import { Dot } from '@paddock/ui/swatch';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { useShell } from '../../../page/shell-data.ts';
import { DISTANCES_KM, type SearchState, toggled } from '../search-query.ts';
import type { FacetValue, SearchView } from '../search-view.ts';

/** Every control carries its parameter's name, so that the form works without script. */
export type GroupProps = {
  state: SearchState;
  view: SearchView;
  onChange: (part: Partial<SearchState>) => void;
};

/** Opens by itself where something in it is on, and then stays as the visitor leaves it. */
export function FilterGroup(props: { title: string; isOpen: boolean; children: ReactNode }) {
  const [isOpen] = useState(props.isOpen);
  return (
    <Accordion title={props.title} isOpen={isOpen}>
      {props.children}
    </Accordion>
  );
}

type ChecksProps = Omit<GroupProps, 'view'> & {
  name: 'category' | 'material' | 'status';
  options: { value: string; label: string; count: number }[];
  legend: string;
};

export function Checks({ name, options, legend, state, onChange }: ChecksProps) {
  const chosen: readonly string[] = state[name];
  return (
    <fieldset className="ui-group facet">
      <legend className="ui-hidden">{legend}</legend>
      {options.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          count={count}
          checked={chosen.includes(value)}
          onChange={() => onChange({ [name]: toggled(chosen, value) })}
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

type PicksProps = Omit<GroupProps, 'view'> & {
  name: 'color' | 'size';
  options: readonly FacetValue[];
  legend: string;
  children: (option: FacetValue) => ReactNode;
};

/** Choices that are drawn: the box itself is covered by what it stands for. */
function Picks({ name, options, legend, state, onChange, children }: PicksProps) {
  const chosen: readonly string[] = state[name];
  return (
    <fieldset className={`ui-group facet facet--${name}s`}>
      <legend className="ui-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={`facet__${name}`}>
          <input
            type="checkbox"
            name={name}
            value={option.value}
            checked={chosen.includes(option.value)}
            onChange={() => onChange({ [name]: toggled(chosen, option.value) })}
          />
          {children(option)}
        </label>
      ))}
    </fieldset>
  );
}

export function ColorChecks({ view, ...shared }: GroupProps) {
  const t = useT();
  const digits = useDigits();
  return (
    <Picks {...shared} name="color" options={view.facets.color} legend={t('search.filter.color')}>
      {({ label, count, color1, color2 }) => (
        <>
          <Dot color1={color1 ?? 'transparent'} color2={color2} />
          <span>{label}</span>
          <span className="ui-check__count">{digits(count)}</span>
        </>
      )}
    </Picks>
  );
}

export function SizeChecks({ view, ...shared }: GroupProps) {
  const t = useT();
  const digits = useDigits();
  return (
    <Picks {...shared} name="size" options={view.facets.size} legend={t('search.filter.size')}>
      {({ label, count }) => (
        <>
          <bdi>{label}</bdi>
          <span className="facet__count">{digits(count)}</span>
        </>
      )}
    </Picks>
  );
}

function useCounted() {
  const digits = useDigits();
  return ({ label, count }: { label: string; count: number }) => `${label} (${digits(count)})`;
}

export function ReadySelect({ state, view, onChange }: GroupProps) {
  const t = useT();
  const counted = useCounted();
  const listed = view.facets.ready;
  const isListed = state.ready === '' || listed.some(({ value }) => value === state.ready);
  // What is asked for stays to be seen where there is nothing of it.
  const days = isListed ? listed : [{ value: state.ready, count: 0 }, ...listed];
  return (
    <NativeSelect
      label={t('search.filter.ready')}
      hideLabel
      small
      name="ready"
      value={state.ready}
      onChange={(event) => onChange({ ready: event.target.value })}
    >
      <option value="">{t('search.ready.any')}</option>
      {days.map(({ value, count }) => (
        <option key={value} value={value}>
          {counted({ label: t('search.ready.within', { count: Number(value) }), count })}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Towns with units; a place that came with the address and is none of them keeps its own line. */
export function PlaceSelects({ state, view, onChange }: GroupProps) {
  const t = useT();
  const counted = useCounted();
  const towns: FacetValue[] = view.facets.location;
  const isListed = towns.some((town) => town.value === state.location);
  const isInMiles = toMeasurement(useShell()?.currentSite.settings.measurement) !== 'metric';
  return (
    <div className="facet__place">
      <NativeSelect
        label={t('search.filter.location')}
        hideLabel
        small
        name="location"
        value={state.location}
        onChange={(event) => onChange({ location: event.target.value })}
        hint={
          state.location && !view.place ? t('search.location.unknown', { place: state.location }) : undefined
        }
      >
        <option value="">{t('search.location.any')}</option>
        {state.location && !isListed && (
          <option value={state.location}>{view.place ?? state.location}</option>
        )}
        {towns.map((town) => (
          <option key={town.value} value={town.value}>
            {counted(town)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={t('search.filter.distance')}
        hideLabel
        small
        name="distance"
        value={state.distance}
        onChange={(event) => onChange({ distance: event.target.value })}
        className="facet__distance"
        data-on={state.location !== '' || undefined}
      >
        <option value="">{t('search.distance.any')}</option>
        {DISTANCES_KM.map((km) => (
          <option key={km} value={km}>
            {isInMiles
              ? t('search.distance.withinMiles', { miles: toRoundMiles(km) })
              : t('search.distance.within', { km })}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
