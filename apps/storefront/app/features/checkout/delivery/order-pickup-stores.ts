import { type Away, type Point, sortByDistance } from '../../near/point.rules.ts';
import type { StoreView } from '../checkout-view.ts';

/**
 * Stores where units of the bag stand keep their place in front (H-36): there they are ready soonest and nothing is
 * moved. The others follow by distance; without a place in the order of the server.
 */
export function orderPickupStores(stores: readonly StoreView[], place: Point | null): Away<StoreView>[] {
  if (!place) return stores.map((item) => ({ item, metres: null }));
  const sorted = sortByDistance(stores, place);
  const [here, others] = [
    sorted.filter(({ item }) => item.units_here > 0),
    sorted.filter(({ item }) => item.units_here === 0),
  ];
  return [...here, ...others];
}
