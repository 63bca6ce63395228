import { type Accessory, showAccessory } from '@paddock/server/contracts/accessories';
import { findPicture } from '../../../media/media.server.ts';
import type { Visit } from '../../../request/visit.server.ts';
import { datesOf } from '../../../text/format-dates.server.ts';
import type { UnitFilters } from '../../inventory/unit-filters.rules.ts';
import type { AccessoryView } from './accessory-view.ts';
import { chooseVariant, listOptions } from './choose-variant.rules.ts';

/** Null when it could not be loaded (logged), or has no variant to choose. */
export async function loadAccessory(
  visit: Visit,
  slug: string,
  { values }: UnitFilters,
): Promise<AccessoryView | null> {
  const answer = await visit.call(showAccessory, { params: { slug } });
  return answer.ok ? toAccessoryView(answer.data, values, datesOf(visit).dayAlone) : null;
}

export function toAccessoryView(
  { variants, fits }: Accessory,
  values: UnitFilters['values'],
  dayAlone: (iso: string) => string,
): AccessoryView | null {
  const chosen = chooseVariant(variants, values);
  if (!chosen) return null;
  const { ready_on: readyOn, total_etd: days } = chosen;
  const categories = Map.groupBy(fits, (model) => model.category);
  return {
    // A single value is no choice.
    options: listOptions(variants, chosen).filter((group) => group.options.length > 1),
    chosen: {
      variantId: chosen.id,
      name: chosen.values.map((value) => value.content).join(' · '),
      count: chosen.count,
      price: chosen.price_formatted,
      ready: readyOn !== null && days !== null ? { days, day: dayAlone(readyOn) } : null,
      picture: findPicture(chosen.picture),
    },
    fits: [...categories].map(([category, models]) => ({
      category,
      models: models.map(({ slug, name, image }) => ({
        slug,
        name,
        picture: findPicture(image, { placeholder: false }),
      })),
    })),
  };
}
