import { ChipLink, Chips } from '@paddock/ui/chip';
import { Dot } from '@paddock/ui/swatch';
import type { MouseEvent, ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import {
  hasFilters,
  NO_FILTERS,
  STATUSES,
  toggleStatus,
  toggleValue,
  type UnitFilters,
} from './unit-filters.rules.ts';
import { STATUS_ICONS } from './unit-status.tsx';
import type { UnitAttribute, UnitsView } from './units-view.ts';

export type FilterProps = {
  attributes: UnitAttribute[];
  filters: UnitFilters;
  statuses: UnitsView['statuses'];
  /** The address that shows this list under these filters: where the links lead without script. */
  href: (filters: UnitFilters) => string;
  onChange: (filters: UnitFilters) => void;
};

/** Every choice is a link; with script it only reloads the list. */
export function UnitFilterBar({ attributes, filters, statuses, href, onChange }: FilterProps) {
  const t = useT();
  const chip = (next: UnitFilters, isOn: boolean) => ({
    href: href(next),
    isOn,
    // It is a switch, and a link only until the page is alive.
    rel: 'nofollow',
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0) return;
      event.preventDefault();
      onChange(next);
    },
  });
  const counted = countStatuses(statuses, filters.status);

  return (
    <div className="units__filters">
      {attributes
        .filter((attribute) => attribute.values.length > 1)
        .map((attribute) => (
          <FilterGroup key={attribute.id} label={attribute.name}>
            {attribute.values.map((value) => (
              <ChipLink
                key={value.id}
                {...chip(
                  toggleValue(filters, attribute.id, value.id),
                  filters.values[attribute.id] === value.id,
                )}
                start={
                  value.color1 ? <Dot color1={value.color1} color2={value.color2} size={16} /> : undefined
                }
              >
                {value.content}
              </ChipLink>
            ))}
          </FilterGroup>
        ))}
      {counted.length > 0 && (
        <FilterGroup label={t('inventory.filter.status')}>
          {counted.map(({ status, count }) => (
            <ChipLink
              key={status}
              {...chip(toggleStatus(filters, status), filters.status === status)}
              icon={STATUS_ICONS[status]}
              count={count}
            >
              {t(`inventory.status.${status}`)}
            </ChipLink>
          ))}
        </FilterGroup>
      )}
      {hasFilters(filters) && (
        <ChipLink {...chip(NO_FILTERS, false)} className="units__clear" icon="close">
          {t('inventory.filter.clear')}
        </ChipLink>
      )}
    </div>
  );
}

function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are links
    <div className="units__filter" role="group" aria-label={label}>
      <span className="ui-label" aria-hidden="true">
        {label}
      </span>
      <Chips scroll>{children}</Chips>
    </div>
  );
}

/** Every status that has units, and the chosen one. */
const countStatuses = (statuses: UnitsView['statuses'], chosen: UnitFilters['status']) =>
  STATUSES.map((status) => ({
    status,
    count: statuses.find((one) => one.status === status)?.count ?? 0,
  })).filter(({ status, count }) => count > 0 || chosen === status);
