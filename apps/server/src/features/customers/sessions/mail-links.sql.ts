import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { type Known, statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import type { LinkKind } from './customer-tokens.sql.ts';

const MINT = statement(
  'link_mint',
  `
insert into customer_tokens (site_id, customer_id, kind, token_hash, expires_at)
select site_id, id, $3, $4, now() + make_interval(mins => $5) from customers
 where site_id = $1 and id = $2 and blocked_at is null and ($3 <> 'verification' or email_verified_at is null)
returning id`,
);

/** False: this customer needs no such link any more. */
export async function insertLink(
  tx: Tx,
  link: { siteId: number; customerId: number; kind: LinkKind; hash: Buffer; minutes: number },
): Promise<boolean> {
  const values = [link.siteId, link.customerId, link.kind, link.hash, link.minutes] as const;
  return (await runPrepared(tx, MINT, values)).length > 0;
}

const INSERT_EMAIL_CHANGE = statement(
  'email_change_insert',
  `
insert into customer_tokens (site_id, customer_id, kind, token_hash, expires_at, data)
values ($1, $2, 'email_change', sha256(uuid_send(gen_random_uuid())), now() + interval '24 hours',
        jsonb_build_object('email', $3::text))
returning id`,
);

/** Stores the address a customer requested. Its hash is random until the mail to that address is written. */
export async function insertEmailChange(tx: Tx, siteId: number, customerId: number, email: string) {
  return (await runPrepared(tx, INSERT_EMAIL_CHANGE, [siteId, customerId, email]))[0]?.id as number;
}

const GRANT = statement(
  'email_change_grant',
  `
update customer_tokens t set token_hash = $4
 where t.site_id = $1 and t.customer_id = $2 and t.kind = 'email_change' and t.data->>'email' = $3
   and t.used_at is null and t.revoked_at is null and t.expires_at > now()
   and exists (select from customers c where c.site_id = $1 and c.id = $2 and c.blocked_at is null)
   and not exists (select from customers c where c.site_id = $1 and c.email_key = lower($3) and c.id <> $2)
returning t.id`,
);

/** False: the request was withdrawn, or another account has the address. */
export async function grantEmailChange(
  tx: Tx,
  input: { siteId: number; customerId: number; email: string; hash: Buffer },
): Promise<boolean> {
  return (await runPrepared(tx, GRANT, [input.siteId, input.customerId, input.email, input.hash])).length > 0;
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

const FIND = statement<Known<Statements['link'], { kind: LinkKind }>, LiveLink>(
  'link',
  `select ${COLUMNS} from customer_tokens t join customers c on c.site_id = t.site_id and c.id = t.customer_id
          where ${LIVE} and c.blocked_at is null`,
);

export async function findLink(tx: Tx, siteId: number, hash: Buffer, kinds: readonly LinkKind[]) {
  return (await runPrepared(tx, FIND, [siteId, hash, [...kinds]]))[0] ?? null;
}

const USE = statement<Known<Statements['link_use'], { kind: LinkKind }>, LiveLink>(
  'link_use',
  `update customer_tokens t set used_at = now() from customers c
          where c.site_id = t.site_id and c.id = t.customer_id and ${LIVE} and c.blocked_at is null
         returning ${COLUMNS}`,
);

/** Takes a link out of the world: of two who come with it at once, one gets it. */
export async function useLink(tx: Tx, siteId: number, hash: Buffer, kinds: readonly LinkKind[]) {
  return (await runPrepared(tx, USE, [siteId, hash, [...kinds]]))[0] ?? null;
}
