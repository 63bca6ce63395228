import type { Captcha } from '../../platform/clients/captcha.ts';
import { type Db, withSite } from '../../platform/db/db.ts';
import { hashToken } from '../../platform/secrets/secret-token.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { type CartRefusal, whyCartRefused } from '../carts/carts.rules.ts';
import { consumeAttempts } from '../customers/limits/attempts.ts';
import { extendDeadlineOfCart } from '../orders/moves/extend-deadline.ts';
import { mailProofLink } from './mail-proof-link.ts';
import type { Proof } from './proofs.contract.ts';
import { type CartShopper, confirmProofOf, findCartShopper } from './proofs.sql.ts';

/** The link of the mail was followed: its address is read. A registered order gets its whole time. False: no such link. */
export const confirmProof = (
  { db, keys }: { readonly db: Db; readonly keys: SigningKeys },
  { siteId, token }: { readonly siteId: number; readonly token: string },
): Promise<boolean> =>
  withSite(db, siteId, async (tx) => {
    const cartId = await confirmProofOf(tx, siteId, hashToken(token));
    if (cartId === null) return false;
    await extendDeadlineOfCart(tx, keys, { siteId, cartId });
    return true;
  });

export interface ProofServices {
  readonly db: Db;
  readonly captcha: Captcha;
  readonly keys: SigningKeys;
}

interface Shopper {
  readonly siteId: number;
  readonly cartId: string;
  readonly keyHash: string;
  readonly customerId: number | null;
  readonly locale: string;
  readonly address: string;
}

export type RequestedProof =
  | { readonly ok: true; readonly proof: Proof & { readonly sent: boolean } }
  | {
      readonly ok: false;
      readonly code:
        | CartRefusal
        | 'cart_empty'
        | 'contact_required'
        | 'captcha_required'
        | 'captcha_refused'
        | 'captcha_unavailable';
    }
  | { readonly ok: false; readonly code: 'rate_limited'; readonly seconds: number };

/**
 * What a shopper shows whose network has many unpaid units: the captcha, and an e-mail address that is read. Once the
 * captcha was solved, or the cart has a registered order, the same call mails another link.
 */
export async function requestProof(
  { db, captcha, keys }: ProofServices,
  shopper: Shopper,
  input: { readonly email: string | null; readonly captchaAnswer: string | null },
): Promise<RequestedProof> {
  const { siteId, cartId, locale, address } = shopper;
  const row = await findCartShopper(db, shopper);
  if (row.status === null) return { ok: false, code: 'cart_empty' };
  const isOrdered = row.order_email !== null;
  const refused = whyProofRefused(row, shopper);
  if (refused) return { ok: false, code: refused };
  const email = emailOf(row, input.email);
  if (!email) return { ok: false, code: 'contact_required' };
  if (!input.captchaAnswer && !row.captcha && !isOrdered) return { ok: false, code: 'captcha_required' };
  if (input.captchaAnswer) {
    const verdict = await captcha.verify(input.captchaAnswer, address);
    if (verdict !== 'passed') return { ok: false, code: `captcha_${verdict}` };
  }
  return withSite(db, siteId, async (tx): Promise<RequestedProof> => {
    const taken = await consumeAttempts(tx, [{ siteId, kind: 'address', what: 'proofs', value: address }]);
    if (!taken.ok) return { ...taken, code: 'rate_limited' };
    const { captcha, confirmed, sent } = await mailProofLink(tx, keys, {
      siteId,
      cartId,
      email,
      locale,
      captchaPassed: input.captchaAnswer !== null,
      isVerified: row.customer_is_verified && email === row.customer_email,
    });
    return { ok: true, proof: { captcha, confirmed, sent } };
  });
}

/** A registered order's address, a customer's own, or what the guest typed. */
const emailOf = (row: CartShopper, typed: string | null): string | null =>
  row.order_email ?? row.customer_email ?? typed ?? row.contact_email;

/** Only the cart's own shopper; a cart whose order awaits payment still counts. */
const whyProofRefused = (row: CartShopper, shopper: Shopper): CartRefusal | null =>
  whyCartRefused(row.order_email === null ? row : { ...row, status: 'open' }, shopper);

export type ShownProof =
  | { readonly ok: true; readonly proof: Proof }
  | { readonly ok: false; readonly code: CartRefusal };

/** What the shopper of this cart has shown so far. */
export async function showProof(db: Db, shopper: Shopper): Promise<ShownProof> {
  const row = await findCartShopper(db, shopper);
  const code = whyProofRefused(row, shopper);
  if (code) return { ok: false, code };
  const { captcha, confirmed } = row;
  return { ok: true, proof: { captcha, confirmed } };
}
