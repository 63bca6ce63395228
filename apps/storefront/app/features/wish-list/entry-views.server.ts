import type { WishListEntry } from '@paddock/server/contracts/wish-list';
import { findPicture } from '../../media/media.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { datesOf } from '../../text/format-dates.server.ts';
import type { EntryView } from './entry-view.ts';

export function toEntryViews(visit: Visit, entries: readonly WishListEntry[]): EntryView[] {
  const dates = datesOf(visit);
  return entries.map((entry) => {
    const { key, product, color, size, version, state, count, place, etd_min, ready_on } = entry;
    return {
      key,
      product,
      picture: findPicture(entry.image, { placeholder: false }),
      dot: color?.color1 ? { color1: color.color1, color2: color.color2 } : null,
      version,
      query: queryOf(color?.id, size),
      unit: key.split('.')[3] ?? null,
      state,
      price: entry.price_formatted,
      count,
      ready: etd_min !== null && ready_on ? { days: etd_min, day: dates.dayAlone(ready_on) } : null,
      place,
    };
  });
}

function queryOf(color: number | undefined, size: number | null): string {
  const pairs = [color && `color=${color}`, size && `size=${size}`].filter(Boolean);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
