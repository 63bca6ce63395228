import type { BrandFiles } from './brand.schema.ts';

/** Lanes between places that no region names and no store of the site stands in: one readable line each. */
export function findUnknownLanes({ checkout, stores }: Pick<BrandFiles, 'checkout' | 'stores'>): string[] {
  return Object.entries(checkout.sites).flatMap(([site, { delivery }]) => {
    if (!delivery) return [];
    const states = stores.flatMap((store) => (store.site === site && store.state ? [store.state] : []));
    const known = new Set(['*', ...Object.keys(delivery.regions), ...states]);
    const unknown = delivery.lanes
      .flatMap(({ from, to }) => [from, to])
      .filter((place) => !known.has(place))
      .map((place) => `checkout.json ${site}: a lane has the unknown place "${place}"`);
    return [...unknown, ...findSharedStates(site, delivery.regions)];
  });
}

function findSharedStates(site: string, regions: Readonly<Record<string, readonly string[]>>): string[] {
  const all = Object.values(regions).flat();
  const twice = new Set(all.filter((state, place) => all.indexOf(state) !== place));
  return [...twice].map((state) => `checkout.json ${site}: ${state} is in two regions`);
}
