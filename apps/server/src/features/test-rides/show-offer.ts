import { type Db, type Tx, withSite } from '../../platform/db/db.ts';
import { nameLicences } from '../products/licences.rules.ts';
import {
  findRideSite,
  findUnitModel,
  listMachines,
  listRideProducts,
  listRideStores,
  type RideProduct,
  type RideSite,
  type StoreRow,
} from './offer.sql.ts';
import { listSlotDays, rideWeek, type SlotDay } from './slots.rules.ts';
import type { Machine, RideOffer, TestRideTerms } from './test-rides.contract.ts';

interface OfferInput {
  readonly siteId: number;
  readonly locale: string;
  readonly product?: string | undefined;
  readonly store?: number | undefined;
  readonly unit?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}

/** Null: this site offers no test rides. */
export const showOffer = (db: Db, input: OfferInput): Promise<RideOffer | null> =>
  withSite(db, input.siteId, (tx) => readOffer(tx, input));

async function readOffer(tx: Tx, input: OfferInput): Promise<RideOffer | null> {
  const { siteId, locale, lat = null, lng = null } = input;
  const site = await findRideSite(tx, siteId);
  if (!site.terms) return null;
  const unit = input.unit ? await findUnitModel(tx, siteId, input.unit) : null;
  const slug = input.product ?? unit?.product;
  const storeId = input.store ?? unit?.storeId ?? null;
  const everywhere = await listRideProducts(tx, { siteId, locale, storeId: null });
  const product = everywhere.find((one) => one.slug === slug) ?? null;
  const stores = product ? await listRideStores(tx, { siteId, product: product.slug, lat, lng }) : [];
  const store = stores.find(({ id }) => id === storeId) ?? null;
  const products = storeId === null ? everywhere : await listRideProducts(tx, { siteId, locale, storeId });
  const machines =
    product && store
      ? await listMachines(tx, { siteId, storeId: store.id, product: product.slug, except: null })
      : [];
  return {
    slot_minutes: site.terms.slot_minutes,
    products: products.map(toShown),
    product: product && toShown(product),
    licence: product?.licence ? nameLicences(product.licence, site.country, locale) : null,
    stores: stores.map(toStore),
    store: store && toStore(store),
    timezone: store && (store.timezone ?? site.timezone),
    days: store ? daysFrom({ site, store }, machines).map(toDay) : [],
  };
}

const toShown = ({ licence: _, ...product }: RideProduct) => product;
const toStore = ({ timezone: _, office_hours: __, ...store }: StoreRow) => store;

export const toDay = ({ date, slots }: SlotDay) => ({
  date,
  slots: slots.map(({ starts_at, time }) => ({ starts_at, time })),
});

interface DaysInput {
  readonly site: RideSite;
  readonly store: Pick<StoreRow, 'timezone' | 'office_hours'>;
}

/** The days from what was read, by this process's clock. */
export function daysFrom({ site, store }: DaysInput, machines: readonly Machine[]): SlotDay[] {
  const terms = site.terms as TestRideTerms;
  return listSlotDays({
    now: Temporal.Now.instant(),
    terms,
    week: rideWeek({
      hours: store.office_hours,
      country: site.country,
      closedWeekdays: terms.closed_days ?? [],
      holidays: site.holidays ?? [],
    }),
    timezone: store.timezone ?? site.timezone,
    machines,
  });
}
