import { runPrepared, type Tx } from '../../platform/db.ts';
import type { LinkKind } from './customer-tokens.sql.ts';

const MINT = {
  name: 'link_mint',
  text: `
insert into customer_tokens (site_id, customer_id, kind, token_hash, expires_at)
select site_id, id, $3, $4, now() + make_interval(mins => $5) from customers
 where site_id = $1 and id = $2 and blocked_at is null and ($3 <> 'verification' or email_verified_at is null)
returning id`,
};

/** False: this customer needs no such link any more. */
export async function insertLink(
  tx: Tx,
  link: { siteId: number; customerId: number; kind: LinkKind; hash: Buffer; minutes: number },
): Promise<boolean> {
  const values = [link.siteId, link.customerId, link.kind, link.hash, link.minutes];
  return (await runPrepared(tx, MINT, values)).length > 0;
}

const WISH = {
  name: 'email_wish',
  text: `
insert into customer_tokens (site_id, customer_id, kind, token_hash, expires_at, data)
values ($1, $2, 'email_change', sha256(uuid_send(gen_random_uuid())), now() + interval '24 hours',
        jsonb_build_object('email', $3::text))
returning id`,
};

/** Notes which address a customer wants. Its hash is of nothing anybody knows, until the mail to that address is written. */
export async function insertEmailWish(tx: Tx, siteId: number, customerId: number, email: string) {
  return (await runPrepared<{ id: number }>(tx, WISH, [siteId, customerId, email]))[0]?.id as number;
}

const GRANT = {
  name: 'email_wish_grant',
  text: `
update customer_tokens t set token_hash = $4
 where t.site_id = $1 and t.customer_id = $2 and t.kind = 'email_change' and t.data->>'email' = $3
   and t.used_at is null and t.revoked_at is null and t.expires_at > now()
   and exists (select from customers c where c.site_id = $1 and c.id = $2 and c.blocked_at is null)
   and not exists (select from customers c where c.site_id = $1 and c.email_key = lower($3) and c.id <> $2)
returning t.id`,
};

/** False: he no longer wants that address, or somebody else has it. */
export async function grantEmailWish(
  tx: Tx,
  wish: { siteId: number; customerId: number; email: string; hash: Buffer },
): Promise<boolean> {
  return (await runPrepared(tx, GRANT, [wish.siteId, wish.customerId, wish.email, wish.hash])).length > 0;
}

export interface LiveLink {
  readonly id: number;
  readonly customer_id: number;
  readonly kind: LinkKind;
  /** For `email_change`: the address it proves. */
  readonly wanted: string | null;
  /** The address the customer has. */
  readonly email: string;
}

const LIVE = `t.site_id = $1 and t.token_hash = $2 and t.kind = any($3::text[]) and t.used_at is null
   and t.revoked_at is null and t.expires_at > now()`;
const COLUMNS = `t.id, t.customer_id, t.kind, t.data->>'email' as wanted, c.email`;

const FIND = {
  name: 'link',
  text: `select ${COLUMNS} from customer_tokens t join customers c on c.site_id = t.site_id and c.id = t.customer_id
          where ${LIVE} and c.blocked_at is null`,
};

export async function findLink(tx: Tx, siteId: number, hash: Buffer, kinds: readonly LinkKind[]) {
  return (await runPrepared<LiveLink>(tx, FIND, [siteId, hash, [...kinds]]))[0] ?? null;
}

const USE = {
  name: 'link_use',
  text: `update customer_tokens t set used_at = now() from customers c
          where c.site_id = t.site_id and c.id = t.customer_id and ${LIVE} and c.blocked_at is null
         returning ${COLUMNS}`,
};

/** Takes a link out of the world: of two who come with it at once, one gets it. */
export async function useLink(tx: Tx, siteId: number, hash: Buffer, kinds: readonly LinkKind[]) {
  return (await runPrepared<LiveLink>(tx, USE, [siteId, hash, [...kinds]]))[0] ?? null;
}
