import Supercluster from 'supercluster';
import { type Bounds, type LatLng, MAX_ZOOM, type MapStore } from './map-port.ts';

/** H-68: how full a cluster is, said by one of three brand tints. */
export type Tier = 'few' | 'some' | 'many';
export const tierOf = (count: number): Tier => (count < 10 ? 'few' : count < 50 ? 'some' : 'many');

export type StoreMark = { readonly kind: 'store'; readonly key: string; readonly store: MapStore };
export type ClusterMark = {
  readonly kind: 'cluster';
  readonly key: string;
  readonly position: LatLng;
  readonly count: number;
  readonly tier: Tier;
  /** The zoom at which it falls apart. */
  readonly opensAt: number;
};
export type Mark = StoreMark | ClusterMark;

export type ClusterIndex = {
  marks(bounds: Bounds, zoom: number): Mark[];
};

// A pin and a half: nearer than that, one would cover the other.
const RADIUS = 44;
// Above this zoom every dealer has its own pin: two in one street must both be reachable.
const LAST_CLUSTER_ZOOM = 13;

/**
 * The selected store never hides in a cluster: it is left out of them and always has its pin. At the last zoom of the
 * map nothing is clustered.
 */
export function clusterStores(
  stores: readonly MapStore[],
  selectedId: number | null,
  maxZoom: number = MAX_ZOOM,
): ClusterIndex {
  const index = new Supercluster<{ store: MapStore }>({
    radius: RADIUS,
    maxZoom: Math.min(LAST_CLUSTER_ZOOM, maxZoom - 1),
    minPoints: 2,
  });
  const selected = stores.find(({ id }) => id === selectedId);
  index.load(
    stores
      .filter((store) => store !== selected)
      .map((store) => ({
        type: 'Feature',
        properties: { store },
        geometry: { type: 'Point', coordinates: [store.position.lng, store.position.lat] },
      })),
  );
  return {
    marks(bounds, zoom) {
      const found = index
        .getClusters([bounds.west, bounds.south, bounds.east, bounds.north], Math.floor(zoom))
        .map((feature): Mark => {
          const { properties } = feature;
          if (!('cluster' in properties)) return storeMark(properties.store);
          const [lng, lat] = feature.geometry.coordinates as [number, number];
          return {
            kind: 'cluster',
            key: `c${properties.cluster_id}`,
            position: { lat, lng },
            count: properties.point_count,
            tier: tierOf(properties.point_count),
            opensAt: Math.min(index.getClusterExpansionZoom(properties.cluster_id), maxZoom),
          };
        });
      return selected ? [...found, storeMark(selected)] : found;
    },
  };
}

const storeMark = (store: MapStore): Mark => ({ kind: 'store', key: `s${store.id}`, store });
