import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

export interface CartShopper {
  /** Null: there is no such cart. */
  readonly status: string | null;
  readonly customer_id: number | null;
  readonly key_hash: string | null;
  readonly contact_email: string | null;
  /** The signed-in customer's address, and whether it is verified. */
  readonly customer_email: string | null;
  readonly customer_is_verified: boolean;
  /** The address of the cart's registered order. */
  readonly order_email: string | null;
  readonly captcha: boolean;
  readonly confirmed: boolean;
}

const SHOPPER = statement<Statements['proof_shopper'], CartShopper>(
  'proof_shopper',
  `
select c.status, c.customer_id, encode(c.key_hash, 'hex') as key_hash, c.contact ->> 'email' as contact_email, k.email as customer_email,
       k.email_verified_at is not null as customer_is_verified,
       (select o.email from orders o
         where o.site_id = $1 and o.cart_id = $2::uuid and o.status = 'pending_confirmation' and o.registered_at is not null
         order by o.id desc limit 1) as order_email,
       exists (select from checkout_proofs f
                where f.site_id = $1 and f.cart_id = $2::uuid and f.captcha_passed_at is not null) as captcha,
       exists (select from checkout_proofs f
                where f.site_id = $1 and f.cart_id = $2::uuid and f.confirmed_at is not null) as confirmed
  from sites s
  left join carts c on c.site_id = s.id and c.id = $2::uuid
  left join customers k on k.site_id = s.id and k.id = $3::bigint
 where s.id = $1`,
);

export async function findCartShopper(
  db: Db,
  key: { readonly siteId: number; readonly cartId: string; readonly customerId: number | null },
): Promise<CartShopper> {
  const [row] = await readSite(db, key.siteId, SHOPPER, [key.siteId, key.cartId, key.customerId]);
  if (!row) throw new Error(`No site ${key.siteId}`);
  return row;
}

export interface ProofToSave {
  readonly siteId: number;
  readonly cartId: string;
  readonly emailKey: Buffer;
  readonly captchaPassed: boolean;
  /** The address is verified already: it is the signed-in customer's own. */
  readonly confirmed: boolean;
}

// A captcha solved for one address of a cart counts for the next one too: the shopper may correct a typo.
const SAVE = statement<Statements['proof_save'], SavedProof>(
  'proof_save',
  `
insert into checkout_proofs as f (site_id, cart_id, email_key, captcha_passed_at, confirmed_at)
select $1, $2::uuid, $3, case when $4 or exists (
         select from checkout_proofs had
          where had.site_id = $1 and had.cart_id = $2::uuid and had.captcha_passed_at is not null) then now() end,
       case when $5 then now() end
on conflict (site_id, cart_id, email_key) do update
   set captcha_passed_at = coalesce(f.captcha_passed_at, excluded.captcha_passed_at),
       confirmed_at = coalesce(f.confirmed_at, excluded.confirmed_at)
returning f.id, f.captcha_passed_at is not null as captcha, f.confirmed_at is not null as confirmed`,
);

export interface SavedProof {
  readonly id: number;
  readonly captcha: boolean;
  readonly confirmed: boolean;
}

export async function saveProof(tx: Tx, proof: ProofToSave): Promise<SavedProof> {
  const { siteId, cartId, emailKey, captchaPassed, confirmed } = proof;
  const [row] = await runPrepared(tx, SAVE, [siteId, cartId, emailKey, captchaPassed, confirmed]);
  if (!row) throw new Error('No proof was saved');
  return row;
}

const MINT = statement(
  'proof_mint',
  `
update checkout_proofs set token_hash = $3, token_expires_at = now() + interval '24 hours'
 where site_id = $1 and id = $2 and confirmed_at is null
returning id`,
);

/** False: there is nothing left to confirm. */
export const saveProofToken = async (
  tx: Tx,
  siteId: number,
  proofId: number,
  hash: Buffer,
): Promise<boolean> => (await runPrepared(tx, MINT, [siteId, proofId, hash])).length > 0;

const CONFIRM = statement(
  'proof_confirm',
  `
update checkout_proofs set confirmed_at = coalesce(confirmed_at, now())
 where site_id = $1 and token_hash = $2 and token_expires_at > now()
returning cart_id as "cartId"`,
);

/** The cart whose address the link confirms, also when it was followed before; null: no such link. */
export async function confirmProofOf(tx: Tx, siteId: number, hash: Buffer): Promise<string | null> {
  return (await runPrepared(tx, CONFIRM, [siteId, hash]))[0]?.cartId ?? null;
}

const PROOF_DAYS = 7;

const SWEEP = statement(
  'proofs_sweep',
  `
delete from checkout_proofs where (site_id, id) in (
  select site_id, id from checkout_proofs where created_at < now() - $1 * interval '1 day' limit 1000)
returning id`,
);

/** Across all sites, in the sweeping job only. */
export const unsafeDeleteOldProofs = async (tx: Tx): Promise<number> =>
  (await runPrepared(tx, SWEEP, [PROOF_DAYS])).length;
