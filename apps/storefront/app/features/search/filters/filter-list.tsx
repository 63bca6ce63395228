import type { ComponentProps } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import {
  Checks,
  ColorChecks,
  FilterGroup,
  type GroupProps,
  PlaceSelects,
  ReadySelect,
  SizeChecks,
} from './filter-groups.tsx';
import { PriceFilter } from './price-filter.tsx';

/** Every filter the results can be narrowed by, in its group. */
export function FilterList({ state, view, onChange }: GroupProps) {
  const t = useT();
  const { facets, price } = view;
  const shared = { state, view, onChange };
  const statuses = facets.status.map(({ value, count }) => ({
    value,
    count,
    label: t(`inventory.status.${value}` as 'inventory.status.on_hand'),
  }));
  return (
    <>
      <CheckGroup
        name="category"
        title={t('search.filter.category')}
        options={facets.category}
        isOpen
        state={state}
        onChange={onChange}
      />
      {price && (
        <FilterGroup title={t('search.filter.price')} isOpen>
          <PriceFilter state={state} price={price} onChange={onChange} />
        </FilterGroup>
      )}
      {facets.color.length > 0 && (
        <FilterGroup title={t('search.filter.color')} isOpen>
          <ColorChecks {...shared} />
        </FilterGroup>
      )}
      {facets.size.length > 0 && (
        <FilterGroup title={t('search.filter.size')} isOpen>
          <SizeChecks {...shared} />
        </FilterGroup>
      )}
      <CheckGroup
        name="status"
        title={t('search.filter.status')}
        options={statuses}
        isOpen
        state={state}
        onChange={onChange}
      />
      <FilterGroup title={t('search.filter.ready')} isOpen={state.ready !== ''}>
        <ReadySelect {...shared} />
      </FilterGroup>
      <FilterGroup title={t('search.filter.location')} isOpen={state.location !== ''}>
        <PlaceSelects {...shared} />
      </FilterGroup>
      <CheckGroup
        name="material"
        title={t('search.filter.material')}
        options={facets.material}
        isOpen={state.material.length > 0}
        state={state}
        onChange={onChange}
      />
      <Unlisted state={state} view={view} />
    </>
  );
}

type CheckGroupProps = Omit<ComponentProps<typeof Checks>, 'legend'> & { title: string; isOpen: boolean };

function CheckGroup({ title, isOpen, ...checks }: CheckGroupProps) {
  if (checks.options.length === 0) return null;
  return (
    <FilterGroup title={title} isOpen={isOpen}>
      <Checks legend={title} {...checks} />
    </FilterGroup>
  );
}

/** Values that are on but have no control here must not be lost when the form is sent. */
function Unlisted({ state, view }: Pick<GroupProps, 'state' | 'view'>) {
  return (['category', 'color', 'size', 'material', 'status'] as const).flatMap((name) =>
    state[name]
      .filter((value) => !view.facets[name].some((one) => one.value === value))
      .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  );
}
