import { languageTag } from '@paddock/i18n/locales';
import { translate } from '../../platform/text/messages.ts';
import type { Address } from '../addresses/addresses.contract.ts';
import { joinAll, taxOf } from '../carts/carts.rules.ts';
import type { OrderLineTerms, OrderTerms } from '../orders/moves/write-order.ts';
import { canTakeAmount } from '../payments/methods/payment-methods.rules.ts';
import type { SiteTax } from '../taxes/taxes.rules.ts';
import {
  contactOf,
  type Exchanged,
  exchange,
  FIRST_RESERVE_MINUTES,
  includesTax,
  type Totals,
  totalsOf,
} from './checkout.rules.ts';
import type { CheckoutKey } from './checkout-row.sql.ts';
import type { PlacingLine, PlacingMethod, PlacingRow } from './placing.sql.ts';
import { estimateOf } from './quote.ts';
import { promiseFor, shipmentsOf } from './shipments.rules.ts';

interface Chosen {
  readonly method: PlacingMethod;
  readonly way: string;
  readonly pickup: boolean;
  readonly addressId: number | null;
  /** The billing address; null: none was given. */
  readonly billing: Address | null;
  readonly storeId: number | null;
  readonly tax: Extract<SiteTax, { kind: 'known' }>;
}

export interface Written {
  readonly terms: OrderTerms;
  readonly lines: readonly OrderLineTerms[];
  /** What is charged, where that is another currency. */
  readonly exchanged: Exchanged | null;
}

/** An order as the row will have it: copies of everything that was promised. Null: this method cannot take it. */
export function orderTerms(checkout: CheckoutKey, row: PlacingRow, chosen: Chosen): Written | null {
  const { site, lines } = row;
  const localeTag = languageTag(checkout.locale, site.country_iso);
  const kind = chosen.pickup ? 'pickup' : 'home';
  const goal = { storeId: chosen.pickup ? chosen.storeId : null, addressId: chosen.addressId };
  const shipment = shipmentsOf(row, kind, { goal, chosen: chosen.way, localeTag }).find(
    ({ selected }) => selected,
  );
  const way = row.methods.find((method) => method.kind === kind && method.id === chosen.way);
  const contact = contactOf(row) ?? row.customer;
  if (!shipment || !way || !contact) return null;
  const prices = lines.map((line) => line.price);
  const { rate } = chosen.tax;
  const totals = totalsOf(site, { prices, shippingMinor: shipment.price, rate }, taxOf);
  const exchanged = exchange(totals.total, site, chosen.method.settings);
  if (exchanged === null || !canTakeAmount(chosen.method, site, totals.total.amountMinor)) return null;
  const address = row.addresses.find(({ id }) => id === chosen.addressId) ?? null;
  const store = row.stores.find(({ id }) => id === chosen.storeId) ?? null;
  const { email, given_name, family_name } = contact;
  const terms: OrderTerms = {
    email,
    given_name,
    family_name,
    locale: checkout.locale,
    customer_id: checkout.customerId,
    phone: contact.phone ?? address?.phone ?? null,
    currency: site.currency,
    ...moneyOf(totals, row, { tax: chosen.tax, exchanged: exchanged === 'same' ? null : exchanged }),
    delivery_method: chosen.pickup ? 'pickup' : 'shipment',
    store_id: chosen.pickup ? chosen.storeId : null,
    shipment: {
      id: shipment.id,
      name: shipment.name,
      carrier: shipment.carrier,
      etd_days: shipment.etd_days,
      arrives_on: shipment.arrives_on,
      price_minor: shipment.price,
    },
    delivery_address: store ? toStoreAddress(store) : (address ?? {}),
    billing_address: chosen.billing,
    payment_method_id: chosen.method.id,
    reserve_minutes: Math.min(chosen.method.reserve_minutes, FIRST_RESERVE_MINUTES),
  };
  return {
    terms,
    lines: lines.map((line, index) =>
      toLine(checkout, line, { totals, rate, index, promisedOn: promiseFor(row, line, way, goal) }),
    ),
    exchanged: exchanged === 'same' ? null : exchanged,
  };
}

function moneyOf(
  totals: Totals,
  { site }: PlacingRow,
  { tax, exchanged }: Pick<Chosen, 'tax'> & { exchanged: Exchanged | null },
) {
  const estimate = estimateOf(tax);
  const base = totals.subtotal.amountMinor + totals.shipping.amountMinor;
  return {
    prices_include_tax: includesTax(site),
    subtotal_minor: totals.subtotal.amountMinor,
    shipping_minor: totals.shipping.amountMinor,
    tax_minor: totals.tax.amountMinor,
    total_minor: totals.total.amountMinor,
    tax_lines: [
      {
        rate: tax.rate,
        jurisdiction: tax.jurisdiction,
        base_minor: base,
        tax_minor: totals.tax.amountMinor,
        shipping_tax_minor: totals.shippingTax.amountMinor,
        ...(estimate && { estimate }),
      },
    ],
    exchanged_total_minor: exchanged?.amount.amountMinor ?? null,
    exchanged_currency: exchanged?.amount.currency ?? null,
    exchange_rate: exchanged?.rate ?? null,
    exchanged_at: exchanged?.at ?? null,
  };
}

function toLine(
  checkout: CheckoutKey,
  line: PlacingLine,
  input: { totals: Totals; rate: number; index: number; promisedOn: string },
): OrderLineTerms {
  const variant = joinAll(line.values, (first, second) =>
    translate(checkout.locale, 'joined', { first, second }),
  );
  const { product_id, variant_id, sku, serial, name } = line;
  return {
    unit_id: line.uuid,
    product_id,
    variant_id,
    sku,
    serial,
    name,
    details: {
      variant,
      product_slug: line.product_slug,
      picture: line.picture,
      ...(line.made_to_order ? { made_to_order: true } : {}),
    },
    price_minor: line.price,
    tax_minor: input.totals.lineTaxes[input.index]?.amountMinor ?? 0,
    tax_rate: input.rate,
    promised_on: input.promisedOn,
  };
}

const toStoreAddress = ({ id: _, name, address, ...rest }: PlacingRow['stores'][number]) => ({
  ...rest,
  store: name,
  address1: address,
});
