import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import type { Address } from '../addresses/addresses.contract.ts';
import { checkAddress } from '../addresses/check-address.ts';
import { sayAddressFaults } from '../addresses/say-address-faults.ts';
import { type CartRefusal, whyCartRefused } from '../carts/may-use-cart.ts';
import type { Contact, saveContact as saveContactContract } from './checkout.contract.ts';
import { allowsGuests } from './checkout.rules.ts';
import { type CheckoutOf, findBuyer, saveContactOf } from './checkout.sql.ts';

type Given = z.output<typeof saveContactContract.body>;

export type SavedContact =
  | { ok: true; contact: Contact; address_id: number | null; address: Address | null }
  | { ok: false; code: CartRefusal | 'cart_empty' | 'guest_checkout_off' }
  | { ok: false; code: 'validation_failed'; errors: Record<string, string[]> };

/** Who buys and where to, kept with the bag. A customer may add what his account lacks; his name and e-mail stay his. */
export async function saveContact(db: Db, of: CheckoutOf, given: Given): Promise<SavedContact> {
  const row = await findBuyer(db, of);
  if (!row.cart) return { ok: false, code: 'cart_empty' };
  const refused = whyCartRefused(row.cart, of.customerId);
  if (refused) return { ok: false, code: refused };
  if (of.customerId === null && !allowsGuests(row.site)) return { ok: false, code: 'guest_checkout_off' };
  const { address: wished, ...typed } = given;
  const contact = {
    ...typed,
    ...(row.customer ? withoutPhone(row.customer) : {}),
    phone: readPhone(typed.phone, row.site.country_iso),
  };
  const { given_name, family_name, phone } = contact;
  // The number is the contact's, and judged with it; where to must be a place its country knows.
  const checked = wished && checkAddress({ ...wished, phone: null });
  if (checked && !checked.ok) {
    const errors = sayAddressFaults(checked, of.locale, 'address.');
    return { ok: false, code: 'validation_failed', errors };
  }
  const address = checked && toAddress({ ...checked.address, given_name, family_name, phone });
  const saved = await saveContactOf(db, of, contact, address);
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
  ...{ email, given_name, family_name },
});

/** As the whole world dials it where it is a number; what it is not is kept as typed, for a person to read. */
function readPhone(typed: string, country: string | null): string {
  const number = parsePhoneNumberFromString(typed, (country ?? undefined) as CountryCode | undefined);
  return number?.isValid() ? number.number : typed;
}

const toAddress = (
  given: NonNullable<Given['address']> & { given_name: string; family_name: string; phone: string },
): Omit<Address, 'id'> => ({
  ...given,
  label: given.label || null,
  address2: given.address2 || null,
  state: given.state || null,
  postal_code: given.postal_code || null,
});
