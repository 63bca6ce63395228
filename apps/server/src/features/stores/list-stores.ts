import type { Db } from '../../platform/db.ts';
import type { Store } from './stores.contract.ts';
import { findStores } from './stores.sql.ts';

const METRES = { km: 1000, ml: 1609.344 } as const;
const MOST_STORES = 1000;

interface Asked {
  readonly siteId: number;
  readonly lat: number;
  readonly lng: number;
  readonly distance: number;
  readonly distance_unit: keyof typeof METRES;
  readonly use_distance: boolean;
  readonly services: readonly string[];
}

/** Dealers of a site, nearest first, each with how far it is in the asked unit. */
export async function listStores(db: Db, asked: Asked): Promise<Store[]> {
  const unit = METRES[asked.distance_unit];
  const rows = await findStores(db, {
    ...{ siteId: asked.siteId, lat: asked.lat, lng: asked.lng, services: asked.services, most: MOST_STORES },
    metres: asked.use_distance ? asked.distance * unit : null,
  });
  return rows.map(({ lat, lng, metres, ...store }) => ({
    ...{ ...store, position: { lat, lng }, distance: Math.round((metres / unit) * 10) / 10 },
  }));
}
