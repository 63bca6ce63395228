import { listNearUnits, type NearUnit } from '@paddock/server/contracts/inventory';
import { findPicture } from '../../../media/media.server.ts';
import type { Visit } from '../../../request/visit.server.ts';
import { datesOf } from '../../../text/format-dates.server.ts';
import { writeFilters } from '../../inventory/unit-filters.rules.ts';
import type { NearUnitView } from './near-unit-view.ts';

/** Of the search, which has steps of 25, 50, 100 and 250. */
const AROUND_KM = '50';

/** Null when they could not be loaded (logged). */
export async function loadNearUnits(visit: Visit, near: string): Promise<NearUnitView[] | null> {
  const answer = await visit.call(listNearUnits, { query: { near } });
  if (!answer.ok) return null;
  // The edge drops the answer when one of these is sold.
  visit.tags.push(...answer.data.map(({ product }) => `product:${product.slug}`));
  return answer.data.map((unit) => toView(visit, unit));
}

function toView(visit: Visit, unit: NearUnit): NearUnitView {
  const { product, store } = unit;
  const values = Object.fromEntries(unit.values.map((value) => [value.attribute_id, value.value_id]));
  const location = { location: store.ref ?? store.city, distance: AROUND_KM, status: 'on_hand' };
  return {
    uuid: unit.uuid,
    model: product.name,
    variant: unit.name,
    picture: findPicture(unit.picture, { placeholder: false }),
    store: unit.location.label,
    position: store.position,
    etd: unit.total_etd,
    ready: datesOf(visit).dayAlone(unit.ready_on),
    price: unit.final_price_formatted,
    href: `products/${product.slug}${writeFilters({ values, status: null, page: 1 })}#units`,
    around: `search?${new URLSearchParams(location)}`,
  };
}
