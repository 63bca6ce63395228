import { languageTag } from '@paddock/i18n/locales';
import type { Executor } from '../../platform/db/db.ts';
import { translate } from '../../platform/text/messages.ts';
import { type DeliveryCalendar, deliveryCalendar } from '../delivery/calendar.rules.ts';
import { toDeliveryUnit, unitDays } from '../delivery/delivery.rules.ts';
import type { Cart } from './carts.contract.ts';
import { type Join, joinAll, MAX_ALTERNATIVES, toCart } from './carts.rules.ts';
import { type CartRef, type CartRow, listAlternatives, type UnitRow } from './carts.sql.ts';

/** The cart of the contract; alternatives are read only when a line's unit is gone. */
export async function readCart(executor: Executor, cart: CartRef, row: CartRow): Promise<Cart> {
  const gone = row.lines.filter((line) => line.reason !== null).map((line) => line.uuid);
  const others = gone.length > 0 ? await listAlternatives(executor, cart, gone, MAX_ALTERNATIVES) : [];
  const join: Join = (first, second) => translate(cart.locale, 'joined', { first, second });
  const calendar = deliveryCalendar(row, row.now);
  const lines = row.lines.map((line) => ({
    unit: unitFrom(line, calendar, join),
    reason: line.reason,
    alternatives: others
      .filter((other) => other.instead_of === line.uuid)
      .map((other) => unitFrom(other, calendar, join)),
  }));
  return toCart(cart.cartId, row, lines, languageTag(cart.locale, row.country_iso));
}

function unitFrom(row: UnitRow, calendar: DeliveryCalendar, join: Join) {
  const { uuid, name, product_slug, variant_id, is_accessory, status, final_price } = row;
  return {
    uuid,
    name,
    product_slug,
    variant_id,
    is_accessory,
    status,
    ...unitDays(calendar, toDeliveryUnit(row)),
    final_price,
    variant: joinAll(row.values, join),
    location: { label: joinAll(row.place, join), state: row.state },
    attributes: { picture: row.picture },
  };
}
