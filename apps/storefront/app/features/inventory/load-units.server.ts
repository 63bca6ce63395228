import { formatDistance, toMeasurement } from '@paddock/i18n/measures';
import { listInventories, listVariantAttributes } from '@paddock/server/contracts/inventory';
import { findPicture } from '../../media/media.server.ts';
import { langOf, type Visit } from '../../request/visit.server.ts';
import { datesOf } from '../../text/format-dates.server.ts';
import type { UnitFilters, UnitsNear } from './unit-filters.rules.ts';
import type { UnitAttribute, UnitsView } from './units-view.ts';

/** A page of units, or null when they could not be loaded (logged). */
export async function loadUnits(visit: Visit, slug: string, filters: UnitFilters): Promise<UnitsView | null> {
  const units = await findUnits(visit, slug, filters);
  return units.ok ? units.view : null;
}

type FoundUnits = { ok: true; view: UnitsView } | { ok: false; status: number };

export async function findUnits(
  visit: Visit,
  slug: string,
  filters: UnitFilters,
  near: UnitsNear | null = null,
): Promise<FoundUnits> {
  const answer = await visit.call(listInventories, {
    params: { slug },
    query: {
      page: filters.page,
      values: filters.values,
      inventory_status: filters.status ?? undefined,
      near: near?.point,
      sort: near?.isOrder ? 'distance' : undefined,
    },
  });
  if (!answer.ok) return { ok: false, status: answer.status };
  const dates = datesOf(visit);
  const measurement = toMeasurement(visit.site?.settings.measurement);
  const view = {
    units: answer.data.map((item) => ({
      uuid: item.uuid,
      name: item.name,
      picture: findPicture(item.picture, { placeholder: false }),
      query: queryOf(item.values),
      status: item.status,
      place: item.location,
      distance: item.metres == null ? null : formatDistance(item.metres, measurement, langOf(visit)),
      etd: item.total_etd,
      readyOn: item.ready_on,
      ready: dates.dayAlone(item.ready_on),
      amount: item.final_price,
      currency: item.currency,
      price: item.final_price_formatted,
      struckPrice: item.struck_price_formatted,
    })),
    page: answer.meta.current_page,
    lastPage: answer.meta.last_page,
    total: answer.meta.total,
    statuses: answer.meta.statuses,
  };
  return { ok: true, view };
}

function queryOf(values: readonly { slug: string; value_id: number }[]): string {
  const find = (slug: string) => values.find((value) => value.slug === slug)?.value_id;
  const [color, size] = [find('colour'), find('size')];
  const pairs = [color && `color=${color}`, size && `size=${size}`].filter(Boolean);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

export async function loadUnitAttributes(visit: Visit, slug: string): Promise<UnitAttribute[]> {
  const answer = await visit.call(listVariantAttributes, { params: { slug } });
  if (!answer.ok) return [];
  return answer.data.map(({ id, slug, name, values }) => ({
    id,
    slug,
    name,
    values: values.map((value) => ({ id: value.id, content: value.content, ...value.settings })),
  }));
}
