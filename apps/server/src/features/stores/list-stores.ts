import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute, serialised } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import type { Shop } from '../../shop.ts';
import * as contract from './stores.contract.ts';
import { findStores, findStoresByPostcode, type PostcodeRow } from './stores.sql.ts';

/** Where the dealers are whose postcode begins so. */
export const listPostcodes = (db: Db, siteId: number, key: string, most: number): Promise<PostcodeRow[]> =>
  findStoresByPostcode(db, siteId, key, most);

const METRES = { km: 1000, ml: 1609.344 } as const;
/** More than a person reads; in a great city there may be more within the radius. */
const MAX_NEAR = 100;
/** A country's dealers for the first map: more than any country of ours has. */
const MAX_PER_COUNTRY = 500;

interface ListStoresInput {
  readonly siteId: number;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly distance: number;
  readonly distance_unit: keyof typeof METRES;
  readonly use_distance: boolean;
  readonly services: readonly string[];
}

/**
 * Dealers of a site, nearest first, each with how far it is in the asked unit. Without a point it is the first look
 * at the country: from its middle, however far. The answer is JSON written by the database.
 */
export async function listStores(db: Db, input: ListStoresInput): Promise<string> {
  const { siteId, services, lat = null, lng = null } = input;
  const unit = METRES[input.distance_unit];
  const nearOnly = input.use_distance && lat !== null;
  const found = await findStores(db, {
    siteId,
    services,
    lat,
    lng,
    unit,
    metres: nearOnly ? input.distance * unit : null,
    most: nearOnly ? MAX_NEAR : MAX_PER_COUNTRY,
  });
  return `{"data":[${found.stores}],"meta":{"total":${found.total},"holidays":${found.holidays}}}`;
}

export function storeRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contract.listStores, { auth: 'public', limit: 'browse' }, async ({ query }, request) => {
    // Not checked against the contract store by store; a test does that.
    return serialised(await listStores(db, { ...query, siteId: tenantOf(request).id }));
  });
}
