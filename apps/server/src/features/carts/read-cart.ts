import { languageTag } from '@paddock/i18n/locales';
import { translate } from '../../platform/messages.ts';
import type { Cart } from './carts.contract.ts';
import { type Join, joinAll, MOST_ALTERNATIVES, toCart } from './carts.rules.ts';
import { type Asking, type CartOf, type CartRow, listAlternatives, type UnitRow } from './carts.sql.ts';

/** The cart as the wire has it: what can be had instead of lines that are gone is asked for only when there are any. */
export async function readCart(on: Asking, of: CartOf, row: CartRow): Promise<Cart> {
  const gone = row.lines.filter((line) => line.reason !== null).map((line) => line.uuid);
  const others = gone.length > 0 ? await listAlternatives(on, of, gone, MOST_ALTERNATIVES) : [];
  const join: Join = (first, second) => translate(of.locale, 'joined', { first, second });
  const lines = row.lines.map((line) => ({
    unit: unitFrom(line, join),
    reason: line.reason,
    alternatives: others
      .filter((other) => other.instead_of === line.uuid)
      .map((other) => unitFrom(other, join)),
  }));
  return toCart(of.cartId, row, lines, languageTag(of.locale, row.country_iso));
}

function unitFrom(row: UnitRow, join: Join) {
  const { uuid, name, product_slug, status, local_etd, total_etd, final_price } = row;
  return {
    ...{ uuid, name, product_slug, status, local_etd, total_etd, final_price },
    variant: joinAll(row.values, join),
    location: { label: joinAll(row.place, join), state: row.state },
    attributes: { picture: row.picture },
  };
}
