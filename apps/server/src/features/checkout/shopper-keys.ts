import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { type ClaimKey, claimKeys, cooldownMinutes, emailKey } from '../inventory/claims/claim-keys.ts';
import { contactOf } from './checkout.rules.ts';
import type { CheckoutKey, CheckoutRow } from './checkout-row.sql.ts';

/** Where a call comes from, apart from whose cart it names. */
export interface Visitor {
  readonly address: string;
  /** The secret of the device cookie; null: the browser sent none. */
  readonly device: string | null;
}

type Known = Pick<CheckoutRow, 'site' | 'cart' | 'customer' | 'addresses' | 'proofs'>;

/**
 * By what this shopper's unpaid units are counted. Behind one network may be one hoarder or a whole carrier, so a shopper
 * who has solved the captcha and reads the mails of an address is not counted by network, but by that address.
 */
export function shopperKeys(
  signingKeys: SigningKeys,
  { siteId, customerId }: CheckoutKey,
  row: Known,
  visitor: Visitor,
): { readonly keys: readonly ClaimKey[]; readonly cooldownMinutes: number } {
  const { unpaid } = row.site.settings;
  const contact = contactOf(row);
  const proven = provenKeys(signingKeys, siteId, row);
  const keys = claimKeys(signingKeys, unpaid, {
    siteId,
    customerId,
    address: proven ? null : visitor.address,
    device: visitor.device,
    email: contact?.email ?? row.customer?.email ?? null,
    phone: contact?.phone ?? null,
  });
  // The confirmed address may differ from the one that is typed into the form later: both count.
  const byEmail = claimKeys(signingKeys, unpaid, { siteId, email: 'any' }).find(
    ({ kind }) => kind === 'email',
  );
  const known = new Set(keys.map(({ key }) => key.toString('hex')));
  const more = (byEmail ? (proven ?? []) : []).filter((key) => !known.has(key));
  return {
    keys: [
      ...keys,
      ...more.flatMap((key) => (byEmail ? [{ ...byEmail, key: Buffer.from(key, 'hex') }] : [])),
    ],
    cooldownMinutes: cooldownMinutes(unpaid),
  };
}

/** The confirmed addresses of a shopper who has solved the captcha too; null: something is missing. */
function provenKeys(
  signingKeys: SigningKeys,
  siteId: number,
  { customer, proofs }: Known,
): readonly string[] | null {
  const own = customer?.email_is_verified
    ? emailKey(signingKeys, siteId, customer.email).toString('hex')
    : null;
  const proven = proofs.filter((proof) => proof.captcha && (proof.confirmed || proof.email_key === own));
  return proven.length > 0 ? proven.map((proof) => proof.email_key) : null;
}
