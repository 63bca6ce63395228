import { postalName } from '@paddock/i18n/names';
import { postalLines } from '@paddock/i18n/postal-lines';
import type { CopiedAddress } from '../../addresses/addresses.contract.ts';
import type { SalesOrder } from '../sales-order.contract.ts';
import type { OrderRow } from './orders.sql.ts';

type Shown = SalesOrder['delivery']['to'];

/** Where an order goes, and whom its invoice is for: null where none was given or it reads like the delivery address. */
export function orderAddresses(row: OrderRow, localeTag: string): { to: Shown; billing: Shown | null } {
  const to = toShown(row, row.delivery_address, localeTag);
  const billing = row.billing_address && toShown(row, row.billing_address, localeTag);
  return { to, billing: billing && textOf(billing) !== textOf(to) ? billing : null };
}

/** Written as on an envelope: whom, street, town, country. */
function toShown(row: OrderRow, address: OrderRow['delivery_address'], localeTag: string): Shown {
  const text = (key: keyof CopiedAddress) => address?.[key]?.trim() ?? '';
  const country = text('country_code');
  const person = postalName(
    text('given_name') || row.given_name,
    text('family_name') || row.family_name,
    country || localeTag.slice(-2),
  );
  return {
    name: text('store') || person,
    lines: [
      ...postalLines({ ...address, given_name: null, family_name: null }),
      country ? (new Intl.DisplayNames([localeTag, 'en'], { type: 'region' }).of(country) ?? country) : '',
    ].filter((line) => line !== ''),
    phone: text('phone') || row.phone,
  };
}

const textOf = ({ name, lines }: Shown) => [name, ...lines].join('\n');
