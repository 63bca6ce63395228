import { money } from '@paddock/money';
import { type DeliveryCalendar, deliveryCalendar } from '../delivery/calendar.rules.ts';
import {
  readyFor,
  readyTogether,
  type StorePlace,
  toDeliveryUnit,
  type Way,
} from '../delivery/delivery.rules.ts';
import type { PickupStore, Shipment } from './checkout.contract.ts';
import { allowsPickup, say } from './checkout.rules.ts';
import type { CheckoutRow, Delivery, LineRow, ShipmentMethod, StoreRow } from './checkout-row.sql.ts';

/** What the days and the price of a bag depend on. */
export type Bag = Pick<CheckoutRow, 'site' | 'now' | 'lines' | 'methods' | 'stores' | 'addresses'>;

const calendarOf = ({ site: { timezone, settings }, now }: Pick<Bag, 'site' | 'now'>): DeliveryCalendar =>
  deliveryCalendar(
    { timezone, delivery: settings.delivery ?? null, holidays: settings.holidays ?? null },
    now,
  );

/** Where the bag goes; without a store each unit is collected where it stands. */
interface Goal {
  readonly storeId: number | null;
  readonly addressId: number | null;
}

const toPlace = ({ id, state, hours }: StoreRow): StorePlace => ({ id, state, hours });

function wayOf(
  { stores, addresses }: Pick<Bag, 'stores' | 'addresses'>,
  method: ShipmentMethod,
  goal: Goal,
): Way {
  const extraDays = method.extra_days;
  if (method.kind === 'home')
    return {
      kind: 'home',
      extraDays,
      state: addresses.find(({ id }) => id === goal.addressId)?.state ?? null,
    };
  const store = stores.find(({ id }) => id === goal.storeId);
  return { kind: 'pickup', extraDays, store: store ? toPlace(store) : null };
}

/** The day promised for one unit. */
export const promiseFor = (bag: Bag, line: LineRow, method: ShipmentMethod, goal: Goal): string =>
  readyFor(calendarOf(bag), toDeliveryUnit(line), wayOf(bag, method, goal)).on;

const basePrice = ({ first_minor, further_minor }: ShipmentMethod, count: number) =>
  first_minor + further_minor * Math.max(0, count - 1);

/** Stores where units of this bag stand already come first, then the quickest, then the cheapest. */
export function pickupStores(bag: Bag, localeTag: string): PickupStore[] {
  const method = cheapest(bag.methods, 'pickup', bag.lines.length);
  if (!method || !allowsPickup(bag.site)) return [];
  const calendar = calendarOf(bag);
  const units = bag.lines.map(toDeliveryUnit);
  return bag.stores
    .map((row) => {
      const { country_code: _, hours: __, ...store } = row;
      const way = wayOf(bag, method, { storeId: row.id, addressId: null });
      const { on, days, priceMinor } = readyTogether(calendar, units, way);
      const price = basePrice(method, bag.lines.length) + priceMinor;
      return {
        ...store,
        units_here: bag.lines.filter((line) => line.status === 'on_hand' && line.store_id === row.id).length,
        etd_days: days,
        ready_on: on,
        price,
        price_formatted: say(money(price, bag.site.currency), localeTag),
      };
    })
    .sort((a, b) => b.units_here - a.units_here || a.etd_days - b.etd_days || a.price - b.price);
}

/** What each way of one kind costs for the whole bag and when the last unit is there. */
export function shipmentsOf(
  bag: Bag,
  kind: 'home' | 'pickup',
  input: { readonly goal: Goal; readonly chosen: string | null; readonly localeTag: string },
): Shipment[] {
  if (kind === 'pickup' && !allowsPickup(bag.site)) return [];
  const calendar = calendarOf(bag);
  const units = bag.lines.map(toDeliveryUnit);
  const { currency } = bag.site;
  return bag.methods
    .filter((method) => method.kind === kind)
    .map((method) => {
      const { id, name, carrier } = method;
      const { on, days, priceMinor } = readyTogether(calendar, units, wayOf(bag, method, input.goal));
      const price = basePrice(method, units.length) + priceMinor;
      return {
        id,
        method: kind,
        name,
        carrier,
        price,
        currency,
        price_formatted: say(money(price, currency), input.localeTag),
        etd_days: days,
        arrives_on: on,
        units: bag.lines.map((line) => line.uuid),
        selected: id === input.chosen,
      };
    });
}

export const kindOf = (type: Delivery['address_type']) => (type === 'store' ? 'pickup' : 'home');

/** The first of the cheapest of its kind. Lanes cost every method the same, so they do not count here. */
function cheapest(methods: readonly ShipmentMethod[], kind: ShipmentMethod['kind'], count: number) {
  const ways = methods.filter((method) => method.kind === kind);
  const lowest = Math.min(...ways.map((method) => basePrice(method, count)));
  return ways.find((method) => basePrice(method, count) === lowest) ?? null;
}

type Choice = Pick<Delivery, 'address_type' | 'shipment_id'> | null;

/** The one that was chosen for this kind of delivery; a single one chooses itself. */
export function chosenWay(
  { methods }: Pick<Bag, 'methods'>,
  type: Delivery['address_type'],
  delivery: Choice,
): string | null {
  const ways = methods.filter((method) => method.kind === kindOf(type));
  const requested = delivery?.address_type === type ? delivery.shipment_id : null;
  if (requested !== null && ways.some((way) => way.id === requested)) return requested;
  return ways.length === 1 ? (ways[0]?.id ?? null) : null;
}

/** The chosen one, else the cheapest: a quote always names one, so that its price is in the total. */
export const preselectedWay = (
  bag: Pick<Bag, 'methods'> & { readonly lines: readonly unknown[] },
  type: Delivery['address_type'],
  delivery: Choice,
): string | null =>
  chosenWay(bag, type, delivery) ?? cheapest(bag.methods, kindOf(type), bag.lines.length)?.id ?? null;
