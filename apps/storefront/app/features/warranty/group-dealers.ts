import { type Away, type Point, sortByDistance } from '../near/point.rules.ts';
import type { DealerView } from './warranty-view.ts';

const NEAREST = 5;

/** The nearest dealers of a known place, and all others in the order of the server: by town. */
export function groupDealers(
  dealers: readonly DealerView[],
  place: Point | null,
): { nearest: Away<DealerView>[]; others: readonly DealerView[] } {
  if (!place) return { nearest: [], others: dealers };
  const nearest = sortByDistance(
    dealers.filter(({ position }) => position !== null),
    place,
  ).slice(0, NEAREST);
  const ids = new Set(nearest.map(({ item }) => item.id));
  return { nearest, others: dealers.filter(({ id }) => !ids.has(id)) };
}
