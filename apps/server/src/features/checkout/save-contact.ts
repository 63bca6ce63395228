import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { type Address, completeAddress } from '../addresses/addresses.contract.ts';
import { checkAddress, describeAddressFaults } from '../addresses/check-address.ts';
import { type CartRefusal, whyCartRefused } from '../carts/carts.rules.ts';
import type { Contact, saveContact as saveContactContract } from './checkout.contract.ts';
import { allowsGuests } from './checkout.rules.ts';
import { findBuyer, saveContactOf } from './checkout.sql.ts';
import type { CheckoutKey } from './checkout-row.sql.ts';

type SaveContactInput = z.output<typeof saveContactContract.body>;

export type SavedContact =
  | { ok: true; contact: Contact; address_id: number | null; address: Address | null }
  | { ok: false; code: CartRefusal | 'cart_empty' | 'guest_checkout_off' }
  | { ok: false; code: 'validation_failed'; errors: Record<string, string[]> };

/** Saves the buyer's contact and address with the cart. A customer may add missing fields; name and e-mail come from the account. */
export async function saveContact(
  db: Db,
  checkout: CheckoutKey,
  input: SaveContactInput,
): Promise<SavedContact> {
  const row = await findBuyer(db, checkout);
  if (!row.cart) return { ok: false, code: 'cart_empty' };
  const refused = whyCartRefused(row.cart, checkout);
  if (refused) return { ok: false, code: refused };
  if (checkout.customerId === null && !allowsGuests(row.site))
    return { ok: false, code: 'guest_checkout_off' };
  const { address: requested, ...typed } = input;
  const contact = {
    ...typed,
    ...(row.customer ? withoutPhone(row.customer) : {}),
    phone: readPhone(typed.phone, row.site.country_iso),
  };
  const { given_name, family_name, phone } = contact;
  // The number is the contact's, and judged with it; where to must be a place its country knows.
  const checked = requested && checkAddress({ ...requested, phone: null });
  if (checked && !checked.ok) {
    const errors = describeAddressFaults(checked, checkout.locale, 'address.');
    return { ok: false, code: 'validation_failed', errors };
  }
  const address = checked && completeAddress({ ...checked.address, given_name, family_name, phone });
  const saved = await saveContactOf(db, checkout, contact, address);
  if (!saved) return { ok: false, code: 'cart_closed' };
  const { address_id } = saved;
  return {
    ok: true,
    contact,
    address_id,
    address: address && address_id !== null ? { id: address_id, ...address } : null,
  };
}

const withoutPhone = ({ email, given_name, family_name }: Omit<Contact, 'phone'>) => ({
  email,
  given_name,
  family_name,
});

/** As the whole world dials it where it is a number; what it is not is kept as typed, for a person to read. */
function readPhone(typed: string, country: string | null): string {
  const number = parsePhoneNumberFromString(typed, (country ?? undefined) as CountryCode | undefined);
  return number?.isValid() ? number.number : typed;
}
